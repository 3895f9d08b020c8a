# Корабли, равные варианты и действия врагов в «Звёздах Акариоса».

ak-sparrow = «Воробей»
ak-ship = { $type } { $number }
ak-ship-elite = { $type } { $number } (элитный)
ak-bow-n = север
ak-bow-ne = северо-восток
ak-bow-se = юго-восток
ak-bow-s = юг
ak-bow-sw = юго-запад
ak-bow-nw = северо-запад

ak-ask-tie-target = Цели равноценны. Кого выбирает враг?
ak-ask-tie-bow = Направления равноценны. Куда поворачивает враг?
ak-ask-tie-side = Обе стороны одинаково близки к цели. Куда летит враг?
ak-ask-tie-support = Корабли повреждены одинаково. Кому помогает враг?
ak-ask-tie-space = Клетки одинаково близки. Где появится новый корабль?
ak-tie-ship = { $ship }
ak-tie-bow = Носом на { $bow }
ak-tie-hex = { $hex }
ak-tie-l = Влево от него
ak-tie-r = Вправо от него

# Фаза врагов

ak-enemy-card = { $type }: открыта карта «{ $card }».
ak-enemy-turns = { $ship } поворачивает носом на { $bow }.
ak-enemy-flies = { $ship } летит на { $hex }. Цель: { $target }.
ak-enemy-wanders = { $ship } никого не видит и летит на { $hex }.
ak-enemy-stays = { $ship } остаётся на месте: пути нет.

# Особые правила сценария

ak-rule = { $text }
ak-special-rules = **Особые правила**
ak-special = - { $text }
ak-page = { $text }
ak-ask-choice = Решает отряд. Что вы сделаете?
ak-ask-choice-named = { $option }
ak-ask-one-player = Кто из отряда это будет?
ak-ask-one-player-named = { $option }
ak-spawn = { $ship } появляется на клетке { $hex }.
ak-spawn-none = { $type }: корабля или места не осталось, никто не появляется.
ak-ship-leaves = { $ship } выходит из боя.
ak-side-ally = { $ship } теперь на вашей стороне.
ak-side-enemy = { $ship } теперь против вас.
ak-sparrow-hull = Корпус «Воробья»: { $hull }.
ak-sparrow-ready = Улучшение «Воробья» снова лицом вверх: { $card }.
ak-terrain-placed = Новая местность на клетке { $hex }: { $terrain }.
ak-terrain-gone = С клетки { $hex } местность убрана.
ak-token-placed = Жетон «{ $token }» на клетке { $hex }.
ak-token-gone = Жетон «{ $token }» убран с поля.
ak-token-moves = Жетон «{ $token }» перемещается на клетку { $hex }.
ak-token-left = Жетон «{ $token }» уходит за край поля с клетки { $hex }.
ak-token-taken = { $ship } берёт жетон «{ $token }».
ak-token-dropped = Жетон «{ $token }» остаётся на клетке { $hex }.
ak-shuffled-enemies = В колоду врагов замешано: { $card } × { $n }.
ak-shuffled-players = В колоду каждого пилота замешано: { $card } × { $n }.
ak-card-void = Карта «{ $card }» в этом раунде не действует.
ak-die-gained = { $player } получает кубик: { $face }.
