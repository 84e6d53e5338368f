/** English names of days, as `Asking` says. */
export const EN_HOLIDAYS = `
12-24 christmas eve
12-25 christmas day
12-26 boxing day
12-31 new years eve
12-31 new year s eve
1-1 new years day
1-1 new year s day
2-14 valentines day
2-14 valentine s day
7-4 independence day
10-31 halloween
12-25 christmas
12-26 christmas
easter-48 shrove monday
easter-48 rose monday
easter-48 carnival monday
easter-47 shrove tuesday
easter-47 pancake day
easter-46 ash wednesday
easter-7 palm sunday
easter-3 maundy thursday
easter-2 good friday
easter-1 holy saturday
easter-1 easter saturday
easter easter sunday
easter+1 easter monday
easter-2 easter
easter-1 easter
easter easter
easter+1 easter
easter+39 ascension
easter+39 ascension day
easter+49 whit sunday
easter+49 pentecost sunday
easter+50 whit monday
easter+50 pentecost monday
easter+49 whitsun
easter+50 whitsun
easter+49 pentecost
easter+50 pentecost
easter+60 corpus christi
advent-32 day of repentance and prayer
advent-32 repentance day
advent-21 first advent
advent-21 1st advent
advent-21 first sunday of advent
advent-21 first sunday in advent
advent-14 second advent
advent-14 2nd advent
advent-14 second sunday of advent
advent-14 second sunday in advent
advent-7 third advent
advent-7 3rd advent
advent-7 third sunday of advent
advent-7 third sunday in advent
advent fourth advent
advent 4th advent
advent fourth sunday of advent
advent fourth sunday in advent
5.sun.2 mothers day
5.sun.2 mother s day
11.thu.4 thanksgiving
11.thu.4+1 black friday`;
