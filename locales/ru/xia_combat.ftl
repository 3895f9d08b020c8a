# Xia: бой, опасности, способности, награда за голову, гибель, возвращение и спасение.

## Награда и гибель

xia-bounty = { $player }: награда за голову растёт на { $credits }, теперь { $bounty }.
xia-bounty-taken = { $ship } получает награду за голову: { $credits } кредитов ({ $victim }).
xia-destroyed = { $ship }: корабль погиб — { $cause ->
    [debris] распорот обломками
    [star] ушёл в звезду и не вернулся
    [salvage] обломки рванули прямо под манипулятором
    [ram] вместе с тем, кто его таранил
    [own-ram] таран оказался тяжелее для обшивки, чем для цели
    [nova] нова-заряд рванул на борту
    *[damage] обшивка не выдержала
    }.
xia-destroyed-by = { $by } уничтожает цель: { $ship }!
xia-ask-spawn = Выпало 20! { $ship } возрождается на любой свободной точке. Где?
xia-ask-spawn-beside = Все точки возрождения заняты: { $ship } встанет рядом. Куда?
xia-spawn = { $space }
xia-respawns = { $player } снова в строю: { $space }.
xia-tiger-leads = Врата «Тигр» выплёвывают корабль: { $player } — { $space }.

## Спасение

xia-rescue = Спасти: { $player }
xia-rescue-hint = энергия: { $energy } · слава +1
xia-rescued = { $player } приходит на помощь: { $other } получает { $energy } энергии.

## Атака

xia-fire = { $target }: { $weapons }
xia-fire-hint = урон около { $mean }, гибель цели { $kill } %{ $wanted ->
    [yes] { "" } · тогда вы в розыске
   *[no] { "" }
}
xia-fire-hint-ram = урон около { $mean }, гибель цели { $kill } % · себе около { $own }, своя гибель { $death } %{ $wanted ->
    [yes] { "" } · тогда вы в розыске
   *[no] { "" }
}
xia-fire-hint-several = кубики одни на всех · { $odds }
xia-fire-at = { $target }: гибель { $kill } %
xia-weapon = { $outfit }{ $markers ->
    [1] { "" }
   *[more] { " " }×{ $markers }
}
xia-ram = таран ({ $outfit }{ $markers ->
    [1] { "" }
    *[more] { " " }×{ $markers }
    })
xia-attacks = { $ship } атакует. Цель: { $target }, оружие: { $weapons }.
xia-npc-attacks = { $npc } атакует. Цель: { $target }.
xia-attack-rolls = { $ship }, кубики атаки: { $rolls }.
xia-ask-salvo = Вычислитель нашёл решение получше. Ваши кубики: { $rolls }. Какие перебросить?
xia-reroll-none = Оставить как есть
xia-reroll = Перебросить: { $dice }
xia-die = { $value } ({ $what })
xia-attack-result = Атака { $attack }, защита { $defence }: { $damage ->
    [0] { $target }, повреждений нет
    *[some] { $target }, повреждений { $damage }
    }.

## Защита

xia-ask-defence = Вас атакует { $attacker }: { $weapons }. Урон около { $mean }, в худшем случае { $most }; до гибели { $hull }. Чем защищаетесь? Кубики бросят после.
xia-defend = { $means }
xia-defend-nothing = Без защиты
xia-defend-hint = пройдёт около { $mean } · без урона { $safe } % · гибель { $death } %
xia-defends = { $player } защищается: { $means }.
xia-defends-not = { $player } не защищается.
xia-defence-rolls = { $ship }, отражено: { $blocks }.
xia-ask-shield-reroll = «Несокрушимый»: перебросить один кубик щита?
xia-shield-rerolled = { $player } перебрасывает кубик щита: { $value }.
xia-ask-guard-damage = { $source ->
    [mine] Астероид огрызается!
   *[asteroid] Астероиды!
} Урон { $amount }. Чем прикроетесь?
xia-ask-guard-energy = { $source ->
    [harvest] Облако разряжается
   *[nebula] Туманность пьёт энергию
}: потеря { $amount }. Чем прикроетесь?
xia-guard-nothing = Не защищаться
xia-guard-hint = пройдёт около { $mean } · без потерь { $safe } %
xia-guard-rolls = { $player }, отражено: { $blocks }.

## Способности

xia-use = { $ability }
xia-use-at = { $ability }: { $target }
xia-use-side = { $ability }: { $target ->
    [0] восток-юго-восток
    [1] юг
    [2] юго-запад
    [3] запад-северо-запад
    [4] север
   *[5] северо-восток
}
xia-does = { $card ->
    [grapple_crane] до 2 брошенных кубов в пределах 3 клеток
    [patch_kit] на 8+ снимает 2 повреждения, на 16+ — 4
    [plot_solver] двигатель даёт максимум
    [afterburner] движение на половину броска
    [dark_hull] бросок не нужен
    [slip_turn] скачок до 5 клеток, границы не считаются
    [deep_scan] выложить один из 3 следующих секторов
    [drone_bay] 1 куб с соседней клетки
    [autopilot] 1–2 клетки после каждого чужого хода
    [replication] оборудование бросает два кубика до вашего хода
    [mag_harpoon] вас везут на тросе до вашего хода
   *[siphon] до 4 энергии с чужого корабля
}
xia-use-hint = { xia-does } · энергия: { $energy } · успех { $chance } %
xia-use-hint-plain = { xia-does } · энергия: { $energy }
xia-engine-with = Лететь: { $outfit } + { $ability }
xia-uses = { $player } применяет способность «{ $ability }».
xia-ability-fails = { $ability }: не вышло.
xia-ask-crane = Лапа дотянулась, можно взять { $left ->
    [one] { $left } куб
    [few] { $left } куба
    *[many] { $left } кубов
    }. Какой?
xia-crane = { $cube } · { $space }
xia-enough = Хватит
xia-ask-patch = Скотч держит! Снимите повреждения: { $points }. С каких отсеков?
xia-patch-best = С самых нужных
xia-patch-one = Отсек { $cell }
xia-patched = { $player } латает корабль, повреждений снято: { $points }.
xia-ask-hop = Куда прыгаем? Границы по пути не в счёт.
xia-hop = { $space }
xia-stay = Остаться
xia-hopped = { $player } перескакивает: { $space }.
xia-ask-deep-scan = Видите только вы. Какой сектор выложить?
xia-deep-scan = { $sector }
xia-ask-replica = Что реплицировать? До вашего следующего хода это оборудование бросает два кубика.
xia-replica = { $outfit }
xia-replicated = { $player } реплицирует «{ $outfit }»: два кубика за каждое применение.
xia-autopilot-on = { $player } включает автопилот: { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
   *[many] { $spaces } клеток
} после каждого чужого хода.
xia-siphoned = { $player } откачивает энергию: { $energy }. Донор: { $other }.
xia-harpoon-on = { $player } цепляется на буксир: { $ship }.
xia-harpoon-off = { $player } отцепляется от корабля: { $ship }.
xia-ask-follow = Корабль на том конце троса сдвинулся ({ $ship }). Лететь следом?
xia-follow = Следом: { $space }
xia-follow-not = Отцепиться
