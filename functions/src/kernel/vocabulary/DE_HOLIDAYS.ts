/** German names of days, as `Asking` says. */
export const DE_HOLIDAYS = `
12-24 heiligabend
12-24 heiliger abend
12-24 heiligen abend
12-24 weihnachtsabend
12-25 erster weihnachtstag
12-25 ersten weihnachtstag
12-26 zweiter weihnachtstag
12-26 zweiten weihnachtstag
12-31 silvester
1-1 neujahr
1-6 dreikoenig
2-14 valentinstag
5-1 tag der arbeit
5-1 maifeiertag
10-3 tag der deutschen einheit
10-31 reformationstag
11-1 allerheiligen
12-6 nikolaustag
12-25 weihnachten
12-26 weihnachten
easter-48 rosenmontag
easter-47 faschingsdienstag
easter-47 fastnachtsdienstag
easter-46 aschermittwoch
easter-7 palmsonntag
easter-3 gruendonnerstag
easter-2 karfreitag
easter-1 karsamstag
easter ostersonntag
easter+1 ostermontag
easter ostern
easter+1 ostern
easter-2 osterfeiertage
easter osterfeiertage
easter+1 osterfeiertage
easter-2 osterfeiertagen
easter osterfeiertagen
easter+1 osterfeiertagen
easter+39 himmelfahrt
easter+39 christi himmelfahrt
easter+39 vatertag
easter+49 pfingstsonntag
easter+50 pfingstmontag
easter+49 pfingsten
easter+50 pfingsten
easter+60 fronleichnam
advent-35 volkstrauertag
advent-32 buss und bettag
advent-28 totensonntag
advent-21 1 advent
advent-21 erster advent
advent-21 ersten advent
advent-21 ersten adventssonntag
advent-14 2 advent
advent-14 zweiter advent
advent-14 zweiten advent
advent-14 zweiten adventssonntag
advent-7 3 advent
advent-7 dritter advent
advent-7 dritten advent
advent-7 dritten adventssonntag
advent 4 advent
advent vierter advent
advent vierten advent
advent vierten adventssonntag
5.sun.2 muttertag
11.thu.4 thanksgiving
11.thu.4+1 black friday`;
