import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { extractXlsx } from './extractXlsx.ts';

interface Sheet {
  name: string;
  state?: string;
  cells: string;
}

const FORMATS = ['0.0%', '#,##0.00\\ [$€-407]', 'h:mm "Uhr"', '0'];

/** A workbook whose cells are written down as XML, style 0 without a format, 1 to 4 those above, 5 the built-in date. */
function workbook(
  sheets: readonly Sheet[],
  strings: readonly string[] = [],
  extra: Readonly<Record<string, string>> = {},
): Uint8Array {
  const relation = (id: string, target: string): string => `<Relationship Id="${id}" Target="${target}"/>`;
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets.map(({ name, state = 'visible' }, index) => `<sheet name="${name}" state="${state}" sheetId="${index}" r:id="rId${index}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, index) => relation(`rId${index}`, `worksheets/sheet${index}.xml`)).join('')}${relation('s', 'styles.xml')}${relation('t', '/xl/sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${FORMATS.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${FORMATS.map((_, index) => `<xf numFmtId="${200 + index}"/>`).join('')}<xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><r><t>${text.slice(0, 2)}</t></r><r><t>${text.slice(2)}</t></r><rPh><t>no</t></rPh></si>`).join('')}</sst>`,
    ...extra,
  };
  sheets.forEach(({ cells }, index) => {
    parts[`xl/worksheets/sheet${index}.xml`] = `<x:worksheet xmlns:x="x">${cells}</x:worksheet>`;
  });
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const HOURS = `<x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c><x:c t="s"><x:v>2</x:v></x:c><x:c t="s"><x:v>3</x:v></x:c><x:c t="s"><x:v>4</x:v></x:c></x:row>
<x:row><x:c t="inlineStr"><x:is><x:t>Zelt</x:t></x:is></x:c><x:c s="1"><x:v>0.19</x:v></x:c><x:c s="2"><x:v>1234.5</x:v></x:c><x:c s="3"><x:v>0.375</x:v></x:c><x:c s="5"><x:v>45656</x:v></x:c></x:row></x:sheetData>`;
const NAMES = ['Artikel', 'MwSt', 'Preis für Mitglieder', 'Öffnet um', 'Gültig ab'];

function cell(place: string, text: string): string {
  return `<c r="${place}" t="str"><v>${text}</v></c>`;
}

describe('extractXlsx', () => {
  it('gives values as their cells show them', () => {
    expect(extractXlsx(workbook([{ name: 'Preise', cells: HOURS }], NAMES)).sections).toEqual([
      {
        headings: ['Preise'],
        page: null,
        text: 'Artikel: Zelt | MwSt: 19,0% | Preis für Mitglieder: 1.234,50 € | Öffnet um: 9:00 Uhr | Gültig ab: 30.12.2024',
      },
    ]);
  });

  it('leaves hidden sheets, rows and columns out, and says so', () => {
    const rows = `<cols><col min="2" max="2" hidden="1"/></cols><sheetData><row>${cell('A1', 'Name')}${cell('B1', 'Cost')}${cell('C1', 'Price')}</row><row hidden="true">${cell('A2', 'Old')}</row><row>${cell('A3', 'New')}${cell('B3', '1')}${cell('C3', '2')}</row></sheetData>`;
    const document = extractXlsx(
      workbook([
        { name: 'Shown', cells: rows },
        { name: 'Secret', state: 'veryHidden', cells: rows },
      ]),
    );
    expect(document).toEqual({
      sections: [{ headings: ['Shown'], page: null, text: 'Name: New | Price: 2' }],
      hasHidden: true,
      hasUncomputed: false,
    });
  });

  it('says that nothing is hidden, and reads a cell that stands alone at the end', () => {
    const cells = `<sheetData><row r="1048576">${cell('XFD1048576', 'far away')}</row></sheetData>`;
    expect(extractXlsx(workbook([{ name: 'Far', cells }]))).toEqual({
      sections: [{ headings: ['Far'], page: null, text: 'far away' }],
      hasHidden: false,
      hasUncomputed: false,
    });
  });

  it('reads text boxes that lie on a sheet', () => {
    const document = workbook([{ name: 'A', cells: `<sheetData><row>${cell('A1', 'x')}</row></sheetData>` }], [], {
      'xl/worksheets/_rels/sheet0.xml.rels':
        '<Relationships><Relationship Id="d" Target="../drawings/drawing1.xml"/></Relationships>',
      'xl/drawings/drawing1.xml':
        '<xdr:wsDr><xdr:sp><xdr:txBody><a:p><a:r><a:t>Closed in May</a:t></a:r></a:p></xdr:txBody></xdr:sp></xdr:wsDr>',
    });
    expect(extractXlsx(document).sections[0]?.text).toBe('x\n\nClosed in May');
  });

  it('reads what is true and what is wrong as the language of the workbook says it', () => {
    const cells = `<sheetData><row><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><v>#REF!</v></c>${cell('D1', 'Das ist für die Kunden und nicht für uns')}</row></sheetData>`;
    expect(extractXlsx(workbook([{ name: 'A', cells }], NAMES)).sections[0]?.text).toContain('WAHR | FALSCH | Das ist');
  });
});

it('finds the language of a workbook in its cells where they share no texts', () => {
  const cells = `<sheetData><row>${cell('A1', 'Preise für Mitglieder')}</row><row><c r="A2" s="1"><v>0.195</v></c></row></sheetData>`;
  expect(extractXlsx(workbook([{ name: 'A', cells }])).sections[0]?.text).toContain('19,5%');
});

/** A sheet whose rows are written as texts of cells from column A, with what stands behind them. */
function grid(rows: readonly (readonly string[])[], more = ''): string {
  const written = rows.map((row, y) => {
    const cells = row.map((text, x) => (text === '' ? '' : cell(`${String.fromCodePoint(65 + x)}${y + 1}`, text)));
    return `<row r="${y + 1}">${cells.join('')}</row>`;
  });
  return `<sheetData>${written.join('')}</sheetData>${more}`;
}

function merged(...areas: readonly string[]): string {
  return `<mergeCells>${areas.map((area) => `<mergeCell ref="${area}"/>`).join('')}</mergeCells>`;
}

function linesOf(cells: string, strings = '', styles = ''): string[] {
  const extra = {
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  };
  return (extractXlsx(workbook([{ name: 'A', cells }], [], extra)).sections[0]?.text ?? '').split('\n\n');
}

describe('merged cells of a sheet', () => {
  const ROWS = [
    ['Category', 'Article', 'Price'],
    ['Rings', 'Gold', '120'],
    ['', 'Silver', '40'],
    ['Chains', 'Gold', '300'],
  ];

  it('say the same in each row and column', () => {
    expect(linesOf(grid(ROWS, merged('A2:A3')))).toEqual([
      'Category: Rings | Article: Gold | Price: 120',
      'Category: Rings | Article: Silver | Price: 40',
      'Category: Chains | Article: Gold | Price: 300',
    ]);
    const seasons = [
      ['', 'Summer', '', 'Winter', ''],
      ['Room', 'Single', 'Double', 'Single', 'Double'],
      ['Garden', '80', '110', '60', '85'],
    ];
    expect(linesOf(grid(seasons, merged('B1:C1', 'D1:E1')))).toEqual([
      'Room: Garden | Summer, Single: 80 | Summer, Double: 110 | Winter, Single: 60 | Winter, Double: 85',
    ]);
  });

  it('are titles above a part of the table, headings within it, and notes below', () => {
    const rows = [
      ['Prices of 2026'],
      ['Article', 'Price', 'Note'],
      ['Rings'],
      ['Gold', '120', 'new'],
      ['Chains'],
      ['Silver', '90', 'old'],
      ['All prices include taxes.'],
    ];
    expect(linesOf(grid(rows, merged('A1:B1', 'A3:B3', 'A5:B5', 'A7:B7')))).toEqual([
      'Prices of 2026',
      'Rings | Article: Gold | Price: 120 | Note: new',
      'Chains | Article: Silver | Price: 90 | Note: old',
      'All prices include taxes.',
    ]);
  });

  it('are clipped to the rows and columns that have text', () => {
    const rows = [...ROWS, ['Whole sheet']];
    expect(linesOf(grid(rows, merged('A5:XFD1048576')))).toEqual([
      'Category: Rings | Article: Gold | Price: 120',
      'Article: Silver | Price: 40',
      'Category: Chains | Article: Gold | Price: 300',
      'Whole sheet',
    ]);
  });

  it('show in what is left of them where their first row or column is hidden', () => {
    const rows = `<cols><col min="1" max="1" hidden="1"/></cols><sheetData><row r="1">${cell('B1', 'Category')}${cell('C1', 'Article')}</row><row r="2" hidden="1">${cell('A2', 'Rings')}${cell('C2', 'Gold')}</row><row r="3">${cell('C3', 'Silver')}</row></sheetData>${merged('A2:B3')}`;
    expect(linesOf(rows)).toEqual(['Category: Rings | Article: Silver']);
  });

  it('hide what lies under them', () => {
    const cells = grid([...ROWS, ['Note', 'secret'], ['', 'secret']], merged('A5:C6'));
    const document = extractXlsx(workbook([{ name: 'A', cells }]));
    expect(document.sections[0]?.text).not.toContain('secret');
    expect(document.sections[0]?.text.split('\n\n').at(-1)).toBe('Note');
    expect(document.hasHidden).toBe(true);
    const same = grid([...ROWS, ['Note', 'Note'], ['Note', 'Note']], merged('A5:B6'));
    const other = extractXlsx(workbook([{ name: 'A', cells: same }]));
    expect(other.sections[0]?.text.match(/Note/g)).toHaveLength(1);
    expect(other.hasHidden).toBe(false);
  });

  it('are none where they lie on each other', () => {
    expect(linesOf(grid(ROWS, merged('A2:A3', 'A1:A2', 'A1:C2', 'nonsense')))).toEqual(
      linesOf(grid(ROWS, merged('A1:A2'))),
    );
  });

  it('keep cells in their columns, however high they are', () => {
    const rows = Array.from({ length: 250 }, (_, index) => [index === 0 ? 'Rings' : '', `Ring ${index}`, 'x']);
    const lines = linesOf(grid([['Category', 'Article', 'Mark'], ...rows], merged('A2:A251')));
    expect(lines).toHaveLength(250);
    expect(lines.every((line, index) => line === `Category: Rings | Article: Ring ${index} | Mark: x`)).toBe(true);
  });

  it('say a long note once', () => {
    const rows = Array.from({ length: 100 }, (_, index) => [
      `Ring ${index}`,
      index === 0 ? 'long note '.repeat(100) : '',
    ]);
    const lines = linesOf(grid([['Article', 'Note'], ...rows], merged('B2:B101')));
    expect(lines.join(' ').match(/long/g)).toHaveLength(100);
    expect(lines.at(-1)).toBe('Article: Ring 99');
  });

  it('take no time when a sheet is full of them', () => {
    const rows = Array.from({ length: 1000 }, (_, index) => [`${index}`, 'x', 'y']);
    const areas = Array.from({ length: 100_000 }, (_, index) => `A${(index % 1000) + 1}:XFD1048576`);
    expect(linesOf(grid(rows, merged(...areas)))).toEqual(['0']);
  });
});

describe('what the fonts of a sheet say', () => {
  const STYLES =
    '<numFmts><numFmt numFmtId="200" formatCode="0.00&quot; €&quot;"/></numFmts><fonts><font/><font><strike/></font><font><strike val="0"/></font><font><vertAlign val="superscript"/></font></fonts><cellStyleXfs><xf fontId="1"/></cellStyleXfs><cellXfs><xf fontId="0"/><xf fontId="1" numFmtId="200"/><xf fontId="2"/><xf fontId="3"/></cellXfs><dxfs><dxf><font><strike/></font></dxf></dxfs>';
  const HEADER = `<row r="1">${cell('A1', 'Pass')}${cell('B1', 'Price')}${cell('C1', 'Now')}</row>`;

  it('makes a former value of one that is crossed out, in its format', () => {
    const row = `<row r="2">${cell('A2', 'Day')}<c r="B2" s="1"><v>29</v></c><c r="C2" s="2"><v>24</v></c></row>`;
    expect(linesOf(`<sheetData>${HEADER}${row}</sheetData>`, '', STYLES)).toEqual([
      'Pass: Day | Price: was 29.00 € | Now: 24',
    ]);
  });

  it('leaves a row out that is crossed out', () => {
    const row = `<row r="2"><c r="A2" s="1" t="str"><v>Week</v></c><c r="B2" s="1"><v>99</v></c></row>`;
    const next = `<row r="3">${cell('A3', 'Day')}${cell('B3', '29')}${cell('C3', '24')}</row>`;
    expect(linesOf(`<sheetData>${HEADER}${row}${next}</sheetData>`, '', STYLES)).toEqual([
      'Pass: Day | Price: 29 | Now: 24',
    ]);
  });

  const RICH =
    '<r><t xml:space="preserve">Ring </t></r><r><rPr><strike/><sz val="11"/></rPr><t xml:space="preserve">49 € </t></r><r><rPr><b/></rPr><t>39 €</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>1</t></r><rPh><t>no</t></rPh>';

  it('reads stretches of a text, shared or not', () => {
    const cells = `<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is>${RICH}</is></c><c r="C1" t="s"><v>1</v></c></row></sheetData>`;
    const strings = `<si>${RICH}</si><si><r><t>H</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r><r><t>O</t></r></si>`;
    expect(linesOf(cells, strings)).toEqual(['Ring 39 € (1) | Ring 39 € (1) | H₂O']);
  });

  it('takes the font of a stretch for that of its cell', () => {
    const cells = `<sheetData><row r="1"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" t="str"><v>x</v></c></row></sheetData>`;
    const strings =
      '<si><r><t xml:space="preserve">old </t></r><r><rPr><strike val="false"/></rPr><t>new m</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>2</t></r></si>';
    expect(linesOf(cells, strings, STYLES)).toEqual(['new m² | x']);
  });
});

describe('formulas without a value', () => {
  function uncomputed(row: string, more = ''): boolean | undefined {
    const cells = `${more}<sheetData><row r="1">${cell('A1', 'x')}${row}</row></sheetData>`;
    return extractXlsx(workbook([{ name: 'A', cells }])).hasUncomputed;
  }

  it.each([
    '<c r="B1"><f>SUM(A1)</f></c>',
    '<c r="B1"><f>SUM(A1)</f><v></v></c>',
    '<c r="B1"><f t="shared" si="0"/><v/></c>',
  ])('are told: %s', (row) => {
    expect(uncomputed(row)).toBe(true);
  });

  it.each([
    '<c r="B1"><f>SUM(A1)</f><v>0</v></c>',
    '<c r="B1" t="str"><f>""</f><v></v></c>',
    '<c r="B1"/>',
    '<c r="B1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
  ])('are not: %s', (row) => {
    expect(uncomputed(row)).toBe(false);
  });

  it('are not told of columns that are hidden', () => {
    expect(uncomputed('<c r="B1"><f>SUM(A1)</f></c>', '<cols><col min="2" max="2" hidden="1"/></cols>')).toBe(false);
  });
});
