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
