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
