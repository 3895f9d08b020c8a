# One's own settings, and those of the server.

command-settings = settings
describe-settings = Your language, direct messages, quiet hours and vacation
command-server = server
describe-server = Set this server's language and reminders

settings-title = ### Your settings
    They apply on every server, immediately.
settings-quiet = 🌙 No reminders from { $start } to { $end } ({ $zone }).
settings-vacation = 🏖 On vacation until { $when }: no reminders, and no moves are made for you.
setting-off = off
setting-language = Language
setting-language-auto = same as Discord
setting-dm = Direct message when it is your turn
setting-quiet-from = Quiet from
setting-quiet-to = Quiet until
setting-zone = Time zone
setting-vacation = Vacation
setting-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

server-title = ### Server settings
    They apply to tables opened from now on; each table can override them.
server-language = Language of new tables
server-nudge = Reminder
server-managers-only = Only members with the Manage Server permission can change this. Your own settings are under /settings.

zone-utc = UTC
zone-europe-lisbon = Lisbon
zone-europe-london = London
zone-europe-berlin = Berlin, Paris, Rome, Warsaw
zone-europe-kyiv = Kyiv, Athens, Helsinki
zone-europe-kaliningrad = Kaliningrad
zone-europe-moscow = Moscow, Minsk, Istanbul
zone-europe-samara = Samara
zone-asia-tbilisi = Tbilisi, Yerevan, Baku
zone-asia-yekaterinburg = Yekaterinburg, Tashkent
zone-asia-almaty = Almaty
zone-asia-kolkata = Delhi
zone-asia-novosibirsk = Novosibirsk, Bangkok
zone-asia-irkutsk = Irkutsk
zone-asia-shanghai = Beijing, Singapore, Perth
zone-asia-tokyo = Tokyo, Seoul, Yakutsk
zone-asia-vladivostok = Vladivostok
zone-australia-sydney = Sydney
zone-pacific-auckland = Auckland
zone-america-new-york = New York, Toronto
zone-america-chicago = Chicago
zone-america-denver = Denver
zone-america-los-angeles = Los Angeles
zone-america-sao-paulo = São Paulo, Buenos Aires

# Privacy.
command-privacy = privacy
describe-privacy = What I keep about you, as a file, and how to have it erased (only you see it)
privacy-text = ### What I keep about you
    Your Discord id and the name you had when you sat down, with the games you played and your moves in them; your settings, the language of your Discord, votes and reminders. I read no messages, and I give nothing to anybody.
    The others at a table see what you do there. Whoever runs this bot can read its database.
privacy-kept-for-ever = Games are kept until you erase yourself.
privacy-kept-days = { $count ->
    [one] Games that have ended are deleted after { $count } day.
   *[other] Games that have ended are deleted after { $count } days.
}
privacy-button-export = Get my data
privacy-button-erase = Erase me
privacy-button-sure = Yes, erase me
privacy-sure = Erase everything about you? Your settings and votes are deleted. In your games your name and id are removed, and androids take over your seats. This cannot be undone.
privacy-exported = This file has everything that I keep about you.
privacy-erased = You are forgotten. Messages that are already in threads are not changed; delete them there, or ask somebody who runs the server.
