# «Звёзды Акариоса» за столом: команды, панели и рассказ.

game-akarios = Звёзды Акариоса
about-akarios = Курсанты в день выпускного экзамена и война, которую кто-то заказал с почасовой оплатой. Отряд из одного–четырёх пилотов проходит кампанию из сражений, миров и решений; места можно отдать андроидам.

option-name-scenario = сценарий
describe-option-scenario = Какое сражение или мир
option-name-difficulty = сложность
describe-option-difficulty = Насколько сильны враги
ak-no-such-option = Такого сценария нет. Выберите из списка.
ak-turn-example = act move_2 0; act attack 1 at=rs1; pass

option-akarios-pace = Темп
option-akarios-pace-live = Вживую: сроки в секундах
option-akarios-pace-post = По переписке: сроки в часах
option-akarios-scenario = Сценарий
option-akarios-scenario-001 = 001 Последний экзамен
option-akarios-scenario-002 = 002 Ворота ангара
option-akarios-scenario-004 = 004 Линия блокады
option-akarios-scenario-006 = 006 Впадина Чозек
option-akarios-scenario-007 = 007 Прилив лома
option-akarios-scenario-008 = 008 Казначей
option-akarios-scenario-009 = 009 «Фонарь» не отвечает
option-akarios-scenario-010 = 010 Пошлина
option-akarios-scenario-012 = 012 Огни в туманности
option-akarios-scenario-013 = 013 Поющий риф
option-akarios-scenario-014 = 014 Погасить маяк
option-akarios-scenario-015 = 015 Конвой огней
option-akarios-scenario-016 = 016 Зерно и рой
option-akarios-scenario-017 = 017 Под панцирем
option-akarios-scenario-018 = 018 Мамонт
option-akarios-scenario-020a = 020 Мандат: баржа
option-akarios-scenario-020b = 020 Мандат: ледяное кольцо
option-akarios-scenario-022 = 022 Хранилище первого набора
option-akarios-scenario-023 = 023 Эскадрилья призраков
option-akarios-scenario-024 = 024 «Арнаут»
option-akarios-scenario-025 = 025 Тихий город
option-akarios-scenario-026 = 026 Осколкопад
option-akarios-scenario-027 = 027 «Титан» над Меделлией
option-akarios-scenario-029 = 029 Старые долги
option-akarios-squad = Отряд
option-akarios-squad-as-at-node = Каким он бывает в этом месте кампании
option-akarios-squad-main-only = Без побочных миссий
option-akarios-squad-all-sides = Со всеми побочными миссиями
option-akarios-difficulty = Уровень сложности
option-akarios-difficulty-easy = Лёгкая
option-akarios-difficulty-normal = Обычная
option-akarios-difficulty-medium = Средняя
option-akarios-difficulty-hard = Высокая
option-akarios-difficulty-very-hard = Очень высокая
option-akarios-difficulty-insane = Безумная
option-akarios-difficulty-abyss = Бездна
option-akarios-steps = Кубики
option-akarios-steps-by-pace = По темпу: вживую сначала все оставляют, по переписке никто не ждёт
option-akarios-steps-strict = Строго: сначала все оставляют кубики
option-akarios-steps-loose = Свободно: действуют сразу

## Картинки

ak-look-board = Здесь и сейчас
ak-look-chart = Всё поле
ak-look-cockpit = Корабль: { $name }
ak-look-mine = Мой корабль
ak-look-hangar = Отряд
ak-look-voyage = Кампания
ak-look-atlas = Карта
ak-look-pilot = Пилот: { $name }

## Стол и место

ak-status-battle = { $title } · раунд { $round } · { $phase }
ak-status-world = { $title } · раунд { $round }
ak-status-muster = **{ $title }** · перед началом
ak-status-debrief = **{ $title }** · миссия окончена
ak-status-stage = { $stage }
ak-status-done = Раунд закончили: { $who }
ak-status-votes = Голоса: { $votes }
ak-status-for = { $option }: { $who }
ak-phase-setup = подготовка
ak-phase-pilots = действуют пилоты
ak-phase-enemies = действуют враги
ak-phase-end = конец раунда
ak-stage-enlist = Отряд выбирает пилотов и корабли.
ak-stage-hangar = В ангаре
ak-stage-voyage = В пути
ak-stage-story = Страница истории
ak-stage-market = На рынке
ak-stage-muster = Перед боем
ak-stage-battle = В бою
ak-stage-world = На поверхности
ak-stage-debrief = После миссии
ak-stage-over = Глава закрыта.
ak-seat-ship = { $ship } · корпус { $hull }/{ $hull_cap } · щиты { $shields }/{ $shields_cap } · стресс { $stress }
ak-seat-walker = Здоровье { $health }/{ $cap } · бодрость { $stamina } · стресс { $stress } · { $dice ->
    [one] остался { $dice } кубик
    [few] осталось { $dice } кубика
   *[many] осталось { $dice } кубиков
}
ak-seat-dice = Кубики: { $dice }
ak-spared-dice = { $count ->
    [one] Неиспользованный кубик пропадёт: { $dice }.
    [few] Неиспользованные кубики пропадут: { $dice }.
   *[many] Неиспользованные кубики пропадут: { $dice }.
}
ak-spared-phase = На этом действия пилотов закончатся, и начнут действовать враги.
ak-button-refresh = Обновить

panel-akarios-act = Карта за картой
panel-akarios-reroll = Перебросить часть
panel-akarios-muster = Мой корабль
panel-akarios-place = Выбрать место
panel-akarios-market = Рынок

## Между главами

ak-squad-about = -# История о войне: потеря дома, госпитали, дети в опасности, которые спасаются; жестокость не показана.
ak-squad-prologue = Пролог · дальше: **{ $next }**
ak-squad-act = Акт { $act } · дальше: **{ $next }**
ak-squad-explore = куда лететь, решает отряд
ak-squad-retry = ещё одна попытка
ak-squad-over = история рассказана
ak-squad-energy = Энергия «Воробья»: **{ $energy }**
ak-squad-stock = ячейки усиления: **{ $boost }** · достижения: **{ $achievements }**
ak-squad-member = **{ $name }**: { $flies }
ak-squad-new = пилота и корабля пока нет
option-akarios-campaign-wing-mates = Ведомые-андроиды
option-akarios-campaign-wing-mates-true = разрешены
option-akarios-campaign-wing-mates-false = нет

## Рассказ

ak-told-acts = «{ $card }»
ak-told-moves = летит на { $to }
ak-told-stops-early = прерывает перемещение на { $to }
ak-told-turns = поворачивает на { $bow }
ak-told-enters-asteroids = влетает в астероиды на { $hex }
ak-told-enters-nebula = влетает в туманность на { $hex }
ak-told-wormhole = вылетает из червоточины на { $to }
ak-told-loses-hull = теряет { $n } { $n ->
    [one] единицу
    [few] единицы
   *[many] единиц
} корпуса
ak-told-loses-shields = теряет { $n } { $n ->
    [one] щит
    [few] щита
   *[many] щитов
}
ak-told-loses-both = теряет { $shields } { $shields ->
    [one] щит
    [few] щита
   *[many] щитов
} и { $hull } { $hull ->
    [one] единицу
    [few] единицы
   *[many] единиц
} корпуса
ak-told-stress-gained = стресс +{ $n } (теперь { $stress })
ak-told-stress-lost = стресс −{ $n } (осталось { $stress })
ak-told-recharged = восстанавливает по 1 единице энергии: { $cards }
ak-told-total = попадает по цели { $target }: урон { $total }
ak-told-misses = промахивается по цели { $target }
ak-told-marked = получает эффект «{ $effect }»
ak-told-cancels = ломает карту «{ $card }» и отменяет атаку
ak-told-trauma = берёт карту «{ $card }»
ak-told-trauma-wakes = в этой фазе действует карта «{ $card }»
ak-told-trauma-break = сломано { $cards }
ak-told-trauma-energy = теряет по 1 единице энергии: { $cards }
ak-told-rolls = на кубиках { $faces }
ak-told-passes = пас
ak-told-placed = встаёт на { $hex }, носом на { $bow }
