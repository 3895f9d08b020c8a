from typing import Any
import pytest
from cogs import table_settings
from rules.core import notation
from tests.cogs.conftest import House, texts
from tests.cogs.lessons import Pupil
from tests.cogs.playing import press, walk
SCRIPT = [x.strip() for x in open("/tmp/told.txt") if x.strip()]
def dump(m):
    out=[]
    for c in walk(m):
        if c["type"]==10: out.append("T: "+c["content"])
        elif c["type"]==2: out.append(f"B: [{c.get('label')}] {c.get('custom_id','')[:30]} {'(disabled)' if c.get('disabled') else ''}")
        elif c["type"]==3: out.append(f"S: <{c.get('placeholder')}> "+" | ".join(o["label"]+(" — "+o["description"] if o.get("description") else "") for o in c["options"][:8]))
        elif c["type"]==12: out.append("PIC")
    return "\n".join(out)
async def test_explore(house: House) -> None:
    import os
    lang=os.environ.get("LANG_","en")
    p = Pupil(house, "twilight_imperium", lang)
    await p.begin()
    await p.shown(0)
    out=open("/tmp/explore.txt","w")
    for move in SCRIPT:
        at=await p.at()
        shown=await p.table()
        for prompt in at.prompts(0):
            print(f"\n=== {move}   prompt {prompt.key} private={prompt.private} panel={prompt.panel} optional={prompt.optional}",file=out)
        print(dump(shown),file=out)
        step=table_settings.of(at.row).lesson
        print("STEP",step,p.lesson.steps[step].key,"leads",p.lesson.steps[step].leads_on(at.state),file=out,flush=True)
        if move=="next":
            last=[m for m in p.person.messages(p.thread) if "🎓" in texts(m)][-1]
            await press(house,"Ann",last,p.speech("learn-next")); await p.at(); continue
        if move=="skip":
            last=[m for m in p.person.messages(p.thread) if "🎓" in texts(m)][-1]
            await press(house,"Ann",last,p.speech("learn-skip")); await p.at(); continue
        if move=="seat":
            panel=await p.press(shown,f"w:seat:{p.number}:")
            print("SEAT PANEL\n"+dump(panel),file=out,flush=True); continue
        if move=="stop": print("\n".join(f"{r.seat} {r.text} {r.by_itself}" for r in await house.store.log.read(p.number)),file=out); print([ (q.seat,q.key,q.matter,q.panel) for q in at.prompts()],file=out); break
        if move.startswith("press "):
            panel=await p.press(shown,move[6:]); print("PANEL\n"+dump(panel),file=out,flush=True); continue
        await p.answer(move)
