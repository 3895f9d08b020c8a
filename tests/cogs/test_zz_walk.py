import os
from tests.cogs.conftest import House, texts
from tests.cogs.playing import *
from tests.cogs.twilight_imperium import *
from rules.core import notation
from tests.cogs import twilight_imperium as T

def dump(m, title):
    out=[f"--- {title}"]
    def go(cs,ind):
        for c in cs:
            t=c["type"]
            if t==10: out.append(" "*ind+"TEXT: "+c["content"].replace("\n","\n"+" "*ind+"      "))
            elif t==2: out.append(" "*ind+f"[{c.get('label')}]"+{1:'*',3:'+',4:'!'}.get(c.get('style'),''))
            elif t==3: out.append(" "*ind+f"<{c.get('placeholder')}> :: "+" | ".join(o['label']+(' ('+o['description']+')' if o.get('description') else '') for o in c['options']))
            elif t==12: out.append(" "*ind+"PIC "+str([(i.get('description') or '')[:90] for i in c['items']]))
            go(c.get("components",[]),ind+2)
    if m.get("content"): out.append("CONTENT "+m["content"])
    go(m["components"],0)
    print("\n".join(out))

async def test_walk(house: House):
    people=os.environ.get("WHO","Ann,android,android").split(",")
    until=int(os.environ.get("ROUND","2"))
    lang=os.environ.get("SAYS","en")
    row=await running(house,*people, state=T.begun(len(people)))
    if lang!="en":
        await house.store.games.update(row.id, language=lang)
    seen=set()
    seats=os.environ.get("SEATS","1")=="1"
    def news():
        for m in in_thread(house,row):
            if m["id"] in seen: continue
            seen.add(m["id"])
            dump(m,"THREAD")
    news()
    for i in range(int(os.environ.get("MOVES","60"))):
        at=await loaded(house,row.id)
        if at.row.status!="running" or at.state.round>=until: break
        mine=[p for p in at.prompts() if not p.optional and people[p.seat]!="android"]
        if not mine: print("NOBODY ASKED"); break
        p=mine[0]
        if seats:
            seat=(await press(house,people[p.seat],await table(house,row.id),"My seat" if lang=="en" else f"w:seat:{row.id}:")).message
            dump(seat,f"SEAT of {people[p.seat]}")
        a=RULES.android(at.state,p.seat,Dice(b"x",i))
        print(f"======== {people[p.seat]} does {notation.write(a)}")
        async with house.bot.table.turn(row.id) as t:
            await house.bot.table.play(t,p.seat,a)
        await house.settle()
        news()
    dump(await table(house,row.id),"TABLE")
