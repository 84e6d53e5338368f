"""Word files as python-docx writes them: python make_docx.py FOLDER"""
import sys, copy, datetime
from docx import Document
from docx.enum.style import WD_STYLE_TYPE
from docx.enum.text import WD_TAB_ALIGNMENT, WD_TAB_LEADER
from docx.oxml import parse_xml, OxmlElement
from docx.oxml.ns import nsdecls, qn
from docx.shared import Cm, Pt
out = sys.argv[1]

def new():
    d = Document()
    p = d.core_properties
    p.author = ''; p.comments = ''; p.created = p.modified = datetime.datetime(2026, 1, 1)
    return d

def table(d, rows, merges=(), style='Table Grid'):
    t = d.add_table(rows=len(rows), cols=len(rows[0]), style=style)
    for y, row in enumerate(rows):
        for x, text in enumerate(row):
            if text is not None: t.cell(y, x).text = text
    for a, b in merges: t.cell(*a).merge(t.cell(*b))
    return t

# 1 price list: merged cells, crossed-out and raised runs
d = new()
d.add_heading('Preisliste Fahrradverleih', 0)
d.add_paragraph('Alle Preise in Euro einschließlich Helm und Schloss. Die Kaution beträgt 50 Euro je Rad.')
t = table(d, [['Rad', 'Größe', 'Tag', 'Woche'], ['Tourenrad', 'S', '14,00', '70,00'], ['', 'M/L', '16,00', '80,00'], ['E-Bike', 'alle Größen', '', '165,00'], ['Lastenrad', None, '38,00', 'auf Anfrage']], [((1, 0), (2, 0)), ((4, 0), (4, 1))])
c = t.cell(3, 2).paragraphs[0]
r = c.add_run('39,00'); r.font.strike = True
c.add_run(' 33,00')
p = d.add_paragraph('Kinderanhänger: ')
p.add_run('9'); s = p.add_run('50'); s.font.superscript = True; p.add_run(' € am Tag')
p = d.add_paragraph('Nur für Gäste mit Kurkarte'); s = p.add_run('1'); s.font.superscript = True; p.add_run(': 10 % Nachlass.')
p = d.add_paragraph(); s = p.add_run('1'); s.font.superscript = True; p.add_run(' nicht auf Lastenräder')
d.save(f'{out}/fahrradverleih.docx')

# 2 contract: numbers come from a heading style that others are based on
d = new()
numbering = d.part.numbering_part.element
abstract = parse_xml(f'<w:abstractNum {nsdecls("w")} w:abstractNumId="90"><w:multiLevelType w:val="multilevel"/>'
  '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:pStyle w:val="Clause"/><w:lvlText w:val="§ %1"/><w:lvlJc w:val="left"/></w:lvl>'
  '<w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:pStyle w:val="Clause2"/><w:lvlText w:val="(%2)"/><w:lvlJc w:val="left"/></w:lvl>'
  '<w:lvl w:ilvl="2"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:pStyle w:val="Clause3"/><w:lvlText w:val="%3)"/><w:lvlJc w:val="left"/></w:lvl></w:abstractNum>')
numbering.insert(0, abstract)
numbering.append(parse_xml(f'<w:num {nsdecls("w")} w:numId="90"><w:abstractNumId w:val="90"/></w:num>'))
def style(name, base, numpr):
    s = d.styles.add_style(name, WD_STYLE_TYPE.PARAGRAPH); s.base_style = d.styles[base]
    if numpr is not None:
        s.element.get_or_add_pPr().append(parse_xml(f'<w:numPr {nsdecls("w")}>{numpr}</w:numPr>'))
style('Clause', 'Heading 1', '<w:numId w:val="90"/>')
style('Clause2', 'Normal', '<w:ilvl w:val="1"/><w:numId w:val="90"/>')
style('Clause3', 'Normal', '<w:ilvl w:val="2"/><w:numId w:val="90"/>')
style('ClauseNew', 'Clause', None)
style('ClauseBold', 'Clause2', None)
d.add_heading('Mietvertrag für Ferienwohnungen', 0)
for s, text in [('Clause', 'Mietgegenstand'), ('Clause2', 'Vermietet wird die Wohnung Seeblick mit 64 m² für höchstens vier Personen.'), ('Clause2', 'Haustiere sind nicht erlaubt, ausgenommen Assistenzhunde.'),
                ('ClauseNew', 'Zahlung'), ('ClauseBold', 'Die Anzahlung beträgt 20 % und ist binnen sieben Tagen fällig.'), ('Clause2', 'Der Rest ist fällig:'), ('Clause3', 'bei Überweisung 30 Tage vor Anreise,'), ('Clause3', 'bei Barzahlung am Tag der Anreise.'),
                ('ClauseNew', 'Rücktritt'), ('Clause2', 'Bis 60 Tage vor Anreise ist der Rücktritt kostenlos.'), ('ClauseBold', 'Danach fallen 80 % des Mietpreises an, wenn die Wohnung nicht weitervermietet wird.'), ('Clause2', 'Für Buchungen nach § 2 Absatz 2 gilt dasselbe.')]:
    d.add_paragraph(text, style=s)
d.save(f'{out}/mietvertrag.docx')

# 3 menu: right tab stops with dots, cents raised, notes in small letters
d = new()
d.add_heading('The Copper Kettle', 1)
d.add_paragraph('Kitchen open noon to 9 pm. We do not take cards below £10.')
def dish(name, pounds, cents=None, note=None, old=None):
    p = d.add_paragraph(); p.paragraph_format.tab_stops.add_tab_stop(Cm(15), WD_TAB_ALIGNMENT.RIGHT, WD_TAB_LEADER.DOTS)
    p.add_run(name)
    if note: r = p.add_run(note); r.font.superscript = True
    p.add_run('\t')
    if old: r = p.add_run(old); r.font.strike = True; p.add_run(' ')
    p.add_run(pounds)
    if cents: r = p.add_run(cents); r.font.superscript = True
d.add_heading('Starters', 2)
dish('Leek soup', '£6', '50'); dish('Smoked trout pâté', '£8', '25', 'f')
d.add_heading('Mains', 2)
dish('Lamb hotpot', '£17', '95', old='£19.95'); dish('Mushroom pie', '£14', '50', 'v'); dish('Fish of the day', 'market price', note='f')
d.add_heading('Puddings', 2)
dish('Treacle tart', '£7'); dish('Cheese board', '£9', '75')
p = d.add_paragraph(); r = p.add_run('f'); r.font.superscript = True; p.add_run(' contains fish  '); r = p.add_run('v'); r.font.superscript = True; p.add_run(' vegetarian')
d.add_paragraph('Children’s portions are half price, except on Sundays.')
d.save(f'{out}/copper-kettle.docx')

# 4 two columns by a table without lines, size chart inside, contact in the footer, tracked changes, ticked boxes
d = new()
d.sections[0].header.paragraphs[0].text = 'Price list valid until 31 August 2026'
d.sections[0].footer.paragraphs[0].text = 'Peak & Pine Outdoor, 4 Station Road, Keswick CA12 5AA, phone 017687 555 31'
d.add_heading('Hire of boots and poles', 1)
t = table(d, [['', '']], style='Normal Table')
left, right = t.cell(0, 0), t.cell(0, 1)
left.paragraphs[0].text = 'What you need'
left.add_paragraph('A passport or a driving licence as a deposit, no cash.')
inner = left.add_table(rows=4, cols=3); inner.style = 'Light Grid Accent 1'
for y, row in enumerate([['EU', 'UK', 'Foot length'], ['38', '5', '24.0 cm'], ['40', '6½', '25.4 cm'], ['43', '9', '27.3 cm']]):
    for x, text in enumerate(row): inner.cell(y, x).text = text
right.paragraphs[0].text = 'What it costs'
p = right.add_paragraph('Boots cost ')
ns = nsdecls('w')
p._p.append(parse_xml(f'<w:del {ns} w:id="5" w:author="A" w:date="2026-01-01T00:00:00Z"><w:r><w:delText xml:space="preserve">£12</w:delText></w:r></w:del>'))
p._p.append(parse_xml(f'<w:ins {ns} w:id="6" w:author="A" w:date="2026-01-01T00:00:00Z"><w:r><w:t>£14</w:t></w:r></w:ins>'))
p.add_run(' a day, poles £5.')
w14 = 'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"'
def box(checked, text):
    p = d.add_paragraph()
    p._p.append(parse_xml(f'<w:sdt {ns} {w14}><w:sdtPr><w14:checkbox><w14:checked w14:val="{int(checked)}"/><w14:checkedState w14:val="2612" w14:font="MS Gothic"/><w14:uncheckedState w14:val="2610" w14:font="MS Gothic"/></w14:checkbox></w:sdtPr><w:sdtContent><w:r><w:t>{"☒" if checked else "☐"}</w:t></w:r></w:sdtContent></w:sdt>'))
    p.add_run(' ' + text)
d.add_paragraph('Included in the hire of boots:')
box(True, 'cleaning'); box(False, 'insurance against loss'); box(True, 'spare laces')
d.save(f'{out}/boot-hire.docx')

# 5 notices with units, formulas by lowered and raised digits, numbered steps that start anew
d = new()
d.add_heading('Betriebsanweisung Schwimmbadtechnik', 1)
def marked(parts, style=None):
    p = d.add_paragraph(style=style)
    for text in parts:
        if text[0] in '^_':
            r = p.add_run(text[1:]); r.font.superscript = text[0] == '^'; r.font.subscript = text[0] == '_'
        else: p.add_run(text)
    return p
marked(['Die Filter reinigen 4 · 10', '^3', ' Liter je Stunde, die Halle misst 850 m', '^2', '.'])
marked(['Zur Entkeimung dient Natriumhypochlorit (NaClO), zur pH-Senkung CO', '_2', '. Schwefelsäure (H', '_2', 'SO', '_4', ') darf nicht verwendet werden.'])
t = table(d, [['Messwert', 'Sollbereich', ''], ['', 'von', 'bis'], ['freies Chlor', '0,3 mg/l', '0,6 mg/l'], ['pH-Wert', '6,8', '7,2'], ['Temperatur', '26 °C', '28 °C']], [((0, 1), (0, 2)), ((0, 0), (1, 0))])
d.add_heading('Störungen', 2)
d.add_paragraph('Bei Chlorgeruch außerhalb der Technikräume das Bad sofort räumen, ausgenommen sind Übungen.')
d.add_paragraph('Notruf Technik: 0171 555 0 112, werktags auch Durchwahl -34.')
d.save(f'{out}/schwimmbadtechnik.docx')
