"""Workbooks as openpyxl and XlsxWriter write them: python make_xlsx.py FOLDER"""
import sys, datetime as dt
import openpyxl, xlsxwriter
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont
from openpyxl.comments import Comment
from openpyxl.styles import Font, Alignment
out = sys.argv[1]
EURO = '#,##0.00\\ "€"'
TIME = dt.datetime(2026, 1, 1)

def save(w, name):
    w.properties.creator = ''; w.properties.created = w.properties.modified = TIME
    w.save(f'{out}/{name}')

# 1 hotel: banner, two rows of headers, formats with a currency, notes below
w = openpyxl.Workbook(); s = w.active; s.title = 'Zimmerpreise 2026'
s.append(['Hotel Kranichsee – Preise je Zimmer und Nacht']); s.merge_cells('A1:G1')
s.append([])
s.append(['Zimmer', 'Personen', 'Nebensaison', None, 'Hauptsaison', None, 'Frühstück'])
s.append([None, None, 'So–Do', 'Fr, Sa', 'So–Do', 'Fr, Sa', None])
for m in ('A3:A4', 'B3:B4', 'C3:D3', 'E3:F3', 'G3:G4'): s.merge_cells(m)
s.append(['Einzel', 1, 72, 84.5, 95, 112, 'inklusive'])
s.append(['Doppel', 2, 98, 119, 134, 156, 'inklusive'])
s.append(['Suite', 4, 165, 189, 229, 1249.9, '18,00 € je Person'])
for row in s['C5:F7']:
    for c in row: c.number_format = EURO
s.append([]); s.append(['* Hauptsaison: 1. Juli bis 31. August und 20. Dezember bis 6. Januar'])
s.append(['Hunde 12 € je Nacht, in der Suite nicht erlaubt'])
save(w, 'kranichsee.xlsx')

# 2 shop: crossed-out cells and parts of cells, formulas with values, percentages
w = xlsxwriter.Workbook(f'{out}/workshop-prices.xlsx'); w.set_properties({'created': TIME})
s = w.add_worksheet('Prices'); b = w.add_format({'bold': True}); st = w.add_format({'font_strikeout': True}); pound = w.add_format({'num_format': '[$£-809]#,##0.00'}); pc = w.add_format({'num_format': '0%'}); pst = w.add_format({'num_format': '[$£-809]#,##0.00', 'font_strikeout': True}); sup = w.add_format({'font_script': 1})
for x, t in enumerate(['Job', 'Minutes', 'Old price', 'Price', 'Club discount', 'Club price']): s.write(0, x, t, b)
rows = [('Puncture', 20, 14, 12, .1, 10.8), ('Gear tune', 45, 38, 35, .1, 31.5), ('Full service', 180, 129, 119, .2, 95.2), ('Wheel truing', 30, 22, 22, 0, 22)]
for y, (job, m, o, p, d, c) in enumerate(rows, 1):
    s.write(y, 0, job); s.write(y, 1, m); s.write(y, 2, o, pst); s.write(y, 3, p, pound); s.write(y, 4, d, pc); s.write_formula(y, 5, f'=D{y+1}*(1-E{y+1})', pound, c)
s.write(5, 0, 'Frame weld', st); s.write(5, 1, 60, st); s.write(5, 3, 80, pst)
s.write_rich_string(7, 0, 'Collection of your bike: ', st, '£15', ' £10 within 5 miles')
s.write_rich_string(8, 0, 'The workshop covers 140 m', sup, '2')
s.write(9, 0, 'No repairs of carbon frames, except by post.')
w.close()

# 3 timetable: times of day, cells that cover rows
w = openpyxl.Workbook(); s = w.active; s.title = 'Ferry'
s.append(['Ferry timetable, 1 April to 30 September']); s.merge_cells('A1:E1')
s.append(['Route', 'Stop', 'Boat 1', 'Boat 2', 'Boat 3'])
data = [['Island loop', 'Harbour', dt.time(8, 15), dt.time(11, 0), dt.time(16, 45)], [None, 'Lighthouse', dt.time(8, 40), dt.time(11, 25), dt.time(17, 10)], [None, 'Seal Bay', dt.time(9, 5), 'no stop', dt.time(17, 35)], ['Express', 'Harbour', dt.time(7, 0), None, dt.time(18, 30)], [None, 'Mainland', dt.time(7, 50), None, dt.time(19, 20)]]
for r in data: s.append(r)
for m in ('A3:A5', 'A6:A7'): s.merge_cells(m)
for row in s['C3:E7']:
    for c in row: c.number_format = 'h:mm AM/PM'
s.append(['Boat 2 does not run on Mondays.']); s['A3'].alignment = Alignment(vertical='center', text_rotation=90)
save(w, 'ferry.xlsx')

# 4 opening hours: dates with names of days, hours, closed
w = openpyxl.Workbook(); s = w.active; s.title = 'Öffnungszeiten'
s.append(['Datum', 'öffnet', 'schließt', 'Hinweis'])
rows = [(dt.date(2026, 12, 23), dt.time(9), dt.time(18), None), (dt.date(2026, 12, 24), dt.time(9), dt.time(12, 30), 'Abholung bis 12 Uhr'), (dt.date(2026, 12, 25), 'geschlossen', None, None), (dt.date(2026, 12, 31), dt.time(10), dt.time(14), 'nur Kasse 1'), (dt.date(2027, 1, 2), dt.time(10), dt.time(16), 'Inventur am Nachmittag')]
for r in rows: s.append(r)
for r in range(2, 7): s.cell(r, 1).number_format = '[$-407]ddd, dd/mm/yyyy;@'; s.cell(r, 2).number_format = 'hh:mm'; s.cell(r, 3).number_format = 'hh:mm'
s.merge_cells('B4:C4')
t = w.create_sheet('Kontakt'); t.append(['Telefon', 30555123]); t['B1'].number_format = '"0"00 0000000'; t['B1'].number_format = '000"/"000000'
t.append(['PLZ', 1067]); t['B2'].number_format = '00000'; t.append(['Ort', 'Dresden']); t.append(['E-Mail', 'laden@buchhandlung.example'])
save(w, 'buchhandlung.xlsx')

# 5 hidden sheet, hidden column and row, two tables one below the other
w = openpyxl.Workbook(); s = w.active; s.title = 'Equipment'
s.append(['Tents']); s['A1'].font = Font(bold=True)
s.append(['Model', 'Cost to us', 'Weekend', 'Week']); s.append(['Dome 2', 11, 25, 60]); s.append(['Dome 4', 17, 35, 85]); s.append(['Tunnel 6', 30, 55, 130])
s.append([]); s.append(['Stoves']); s['A7'].font = Font(bold=True)
s.append(['Model', 'Cost to us', 'Fuel', 'Weekend']); s.append(['Trek', 4, 'gas', 8]); s.append(['Base camp', 9, 'petrol', 14])
s.column_dimensions['B'].hidden = True; s.row_dimensions[5].hidden = True
for c in ('C3', 'D3', 'C4', 'D4', 'C5', 'D5', 'D9', 'D10'): s[c].number_format = '"€"\\ 0.00'
s['D10'].comment = Comment('Only with a course certificate', 'desk')
o = w.create_sheet('2024'); o.append(['Model', 'Weekend']); o.append(['Dome 2', 21]); o.sheet_state = 'hidden'
save(w, 'camping-hire.xlsx')

# 6 size chart: fractions, units in formats, zero as free
w = openpyxl.Workbook(); s = w.active; s.title = 'Sizes'
s.append(['Frame', 'Inside leg', 'Wheel', 'Weight', 'Delivery'])
for r in [('XS', 69, 27.5, 11.4, 0), ('S', 74, 27.5, 11.7, 0), ('M', 79, 29, 12.05, 0), ('L', 84, 29, 12.4, 25)]: s.append(r)
for r in range(2, 6):
    s.cell(r, 2).number_format = '0" cm"'; s.cell(r, 3).number_format = '# ?/?"″"'; s.cell(r, 4).number_format = '0.0" kg"'; s.cell(r, 5).number_format = '"£"0.00;-"£"0.00;"free"'
s.append([]); s.append(['Deposit', .125]); s['B7'].number_format = '0.0%'
s.append(['Orders above', 12500]); s['B8'].number_format = '#,##0" £"'
save(w, 'bike-sizes.xlsx')

# 7 price steps, codes with leading zeros, ticks, an Excel table with a row of totals
w = xlsxwriter.Workbook(f'{out}/druckerei.xlsx'); w.set_properties({'created': TIME}); s = w.add_worksheet('Staffelpreise')
e = w.add_format({'num_format': '#,##0.00 [$€-407]'}); z = w.add_format({'num_format': '0000'})
s.add_table(3, 1, 7, 5, {'name': 'Staffel', 'columns': [{'header': 'Artikelnr.'}, {'header': 'Produkt'}, {'header': 'bis 100 Stück'}, {'header': 'ab 101 Stück'}, {'header': 'Express möglich'}]})
for y, r in enumerate([(41, 'Flyer A6', .19, .12, '✓'), (42, 'Flyer A5', .27, .18, '✓'), (107, 'Plakat A2', 3.9, 2.75, '✗'), (108, 'Plakat A1', 6.5, 1234.5, '✗')], 4):
    s.write(y, 1, r[0], z); s.write(y, 2, r[1]); s.write(y, 3, r[2], e); s.write(y, 4, r[3], e); s.write(y, 5, r[4])
s.write(0, 1, 'Druckerei Falz & Sohn'); s.write(1, 1, 'Preise zzgl. MwSt., gültig bis 30.06.2026')
s.write(9, 1, 'Express: 30 % Aufschlag, nicht an Samstagen')
s.insert_textbox(11, 1, 'Rückfragen: 0351 555 70, Frau Lindner')
w.close()
