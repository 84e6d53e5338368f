"""CSV files in the shapes in which programs save them: python make_csv.py FOLDER"""
import sys
out = sys.argv[1]
def write(name, text, encoding='utf-8'): open(f'{out}/{name}', 'wb').write(text.encode(encoding))

# Excel with German settings: semicolons, decimal commas, Windows-1252
write('blumen.csv', 'Artikel;Höhe in cm;Preis;Bemerkung\r\nRose, rot;60;2,80 €;ab 10 Stück 2,40 €\r\nLavendel im Topf;25;5,90 €;"winterhart; Süden"\r\nOlivenbäumchen;110;1.049,00 €;nur Abholung, außer in Köln\r\nTulpe „Mix“;30;0,90 €;\r\n', 'cp1252')
# Google Sheets: commas, lines within cells
write('faq-sheet.csv', 'Question,Answer,Topic\n"Do you ship to islands?","Yes, to all islands.\nExcept Lundy, where you have to collect.",Delivery\n"How long is the guarantee?","3 years, ""no questions asked"".",Guarantee\n"What does gift wrap cost?","£3.50, free above £60",Service\nCan I pay by invoice?,"Only schools and libraries, within 30 days",Payment\n')
# Excel, "Unicode text": tabs, UTF-16
write('hours.csv', '\ufeffBranch\tMon–Fri\tSat\tPhone\r\nHigh Street\t9:00–17:30\t9:00–13:00\t01632 960 011\r\nStation\t6:30–20:00\tclosed\t01632 960 012\r\nMarket (except May)\t10:00–16:00\t8:00–12:00\t01632 960 013\r\n', 'utf-16-le')
# Excel: a title and a note above the header, an empty row, merged cells that left empty ones
write('kurse.csv', 'Kursgebühren Musikschule;;;;\r\ngültig ab 01.09.2026;;;;\r\n;;;;\r\nInstrument;Dauer;Einzel;Gruppe;Leihgebühr\r\nKlavier;30 min;78,00;44,00;-\r\n;45 min;112,00;61,00;-\r\nGeige;30 min;78,00;44,00;15,00\r\nSchlagzeug;45 min;118,00;nicht möglich;20,00\r\n;;;;\r\nGeschwister zahlen 20 % weniger, außer bei Leihgebühren;;;;\r\n', 'cp1252')
# LibreOffice: two rows of headers
write('cabins.csv', 'Cabin,Sleeps,Summer,,Winter,\nName,,Week,Night,Week,Night\nOtter,4,"£1,150",£190,£720,£120\nBadger,6,"£1,420",£235,£860,£145\nWren,2,£690,£115,not let,not let\n')
# With a line that names the separator
write('ersatzteile.csv', '\ufeffsep=;\r\n"Teil";"Nummer";"Preis netto";"Lieferbar"\r\n"Dichtung 3/4""";"00417";"1,20 €";"ja"\r\n"Pumpe P-20";"10220";"1.234,50 €";"ab KW 34"\r\n"Ventil, verchromt";"00981";"17,00 €";"nein, ausgelaufen"\r\n')
# A timetable with empty cells, as a program for timetables exports it
write('night-bus.csv', 'stop,line,n1_departure,n2_departure,note\nCentral,Night,00:10,01:40,\nHospital,Night,00:18,01:48,\nDocks,Night,,01:55,on request only\nUniversity,Night,00:31,02:06,not during the holidays\n')
