import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { extractDocx } from './extractDocx.ts';

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="wps" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:dgm="dgm" xmlns:a="a" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:v="urn:schemas-microsoft-com:vml"';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

function paragraph(text: string, properties = ''): string {
  return `<w:p><w:r>${properties}<w:t>${text}</w:t></w:r></w:p>`;
}

interface Word {
  body: string;
  /** Target of each relation, by its id. */
  relations?: Readonly<Record<string, string>>;
  extra?: Readonly<Record<string, string | Uint8Array>>;
}

function word({ body, relations = {}, extra = {} }: Word): Uint8Array {
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${MAIN}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(
      relations,
    )
      .map(([id, target]) => `<Relationship Id="${id}" Type="any" Target="${target}"/>`)
      .join('')}</Relationships>`,
    ...extra,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  );
}

async function textsOf(document: Word): Promise<string[]> {
  return (await extractDocx(word(document))).sections.flatMap(({ text }) => text.split('\n\n'));
}

const BOX = `<w:txbxContent>${paragraph('In the box')}</w:txbxContent>`;
const CHART = `<c:chartSpace xmlns:c="c" xmlns:a="a"><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>Guests</a:t></a:r></a:p></c:rich></c:tx></c:title><c:ser><c:tx><c:strRef><c:strCache><c:pt><c:v>2025</c:v></c:pt></c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache><c:pt idx="0"><c:v>May</c:v></c:pt><c:pt idx="1"><c:v>June</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache><c:formatCode>0%</c:formatCode><c:pt idx="0"><c:v>0.4</c:v></c:pt><c:pt idx="1"><c:v>0.6</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:chart></c:chartSpace>`;
const DIAGRAM = `<dgm:dataModel xmlns:dgm="d" xmlns:a="a"><dgm:ptLst><dgm:pt type="doc"/><dgm:pt><dgm:t><a:p><a:r><a:t>Order</a:t></a:r></a:p></dgm:t></dgm:pt><dgm:pt><dgm:t><a:p><a:r><a:t>Pay</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:ptLst></dgm:dataModel>`;

describe('extractDocx', () => {
  it('leaves hidden text out, that of hidden styles too, and says so', async () => {
    const styles = `<w:styles ${NAMESPACES}><w:style w:type="character" w:styleId="Hidden"><w:name w:val="H"/><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="character" w:styleId="Child"><w:name w:val="C"/><w:basedOn w:val="Hidden"/></w:style></w:styles>`;
    const body = [
      paragraph('Seen'),
      paragraph('secret one', '<w:rPr><w:vanish/></w:rPr>'),
      paragraph('secret two', '<w:rPr><w:rStyle w:val="Child"/></w:rPr>'),
      paragraph('Seen as well', '<w:rPr><w:vanish w:val="0"/></w:rPr>'),
    ].join('');
    const document = await extractDocx(word({ body, extra: { 'word/styles.xml': styles } }));
    expect(document.sections.map(({ text }) => text)).toEqual(['Seen\n\nSeen as well']);
    expect(document.hasHidden).toBe(true);
    expect((await extractDocx(word({ body: paragraph('Seen') }))).hasHidden).toBe(false);
  });

  it('reads text boxes once, in the form for new programs, for old ones, or in both', async () => {
    const fresh = `<w:drawing><wps:wsp><wps:txbx>${BOX}</wps:txbx></wps:wsp></w:drawing>`;
    const old = `<w:pict><v:shape><v:textbox>${BOX}</v:textbox></v:shape></w:pict>`;
    const both = `<mc:AlternateContent><mc:Choice Requires="wps">${fresh}</mc:Choice><mc:Fallback>${old}</mc:Fallback></mc:AlternateContent>`;
    for (const drawing of [fresh, old, both]) {
      const body = `<w:p><w:r><w:t>Before</w:t></w:r><w:r>${drawing}</w:r></w:p>${paragraph('After')}`;
      expect(await textsOf({ body })).toEqual(['Before', 'In the box', 'After']);
    }
  });

  it('reads charts with their values, and diagrams', async () => {
    const body = `<w:p><w:r><w:drawing><c:chart r:id="c"/></w:drawing></w:r></w:p><w:p><w:r><w:drawing><dgm:relIds r:dm="d"/></w:drawing></w:r></w:p>`;
    expect(
      await textsOf({
        body,
        relations: { c: 'charts/chart1.xml', d: 'diagrams/data1.xml' },
        extra: { 'word/charts/chart1.xml': CHART, 'word/diagrams/data1.xml': DIAGRAM },
      }),
    ).toEqual(['Guests', 'May | 2025: 40%', 'June | 2025: 60%', '- Order', '- Pay']);
  });

  it('reads headers and footers once, without page numbers', async () => {
    const part = (...lines: string[]): string =>
      `<w:hdr ${NAMESPACES}>${lines.map((line) => paragraph(line)).join('')}</w:hdr>`;
    const body = `${paragraph('Text')}<w:sectPr><w:headerReference r:id="h"/><w:footerReference r:id="f"/></w:sectPr>`;
    expect(
      await textsOf({
        body,
        relations: { h: 'header1.xml', f: 'footer1.xml' },
        extra: {
          'word/header1.xml': part('Shop of Tents', 'Seite 1 von 3'),
          'word/footer1.xml': part('Shop of Tents', 'Call 0761 123'),
        },
      }),
    ).toEqual(['Text', 'Shop of Tents\nCall 0761 123']);
  });

  it('reads the pages, texts and Word documents that it takes in, in their places', async () => {
    const body = `${paragraph('One')}<w:altChunk r:id="a"/><w:altChunk r:id="b"/><w:altChunk r:id="c"/>${paragraph('Five')}`;
    expect(
      await textsOf({
        body,
        relations: { a: 'afchunk.htm', b: '/word/more.docx', c: '/text.txt' },
        extra: {
          'word/afchunk.htm': '<html><body><h1>Two</h1><p>and more &amp; more</p></body></html>',
          'word/more.docx': word({ body: paragraph('Three') }),
          'text.txt': 'Four',
        },
      }),
    ).toEqual(['One', 'Two', 'and more & more', 'Three', 'Four', 'Five']);
  });

  it('gives lists and headings their numbers as text, and leaves bullets to lists', async () => {
    const level = (index: number, format: string, text: string, start = 1): string =>
      `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const numbering = `<w:numbering ${NAMESPACES}><w:abstractNum w:abstractNumId="0">${level(0, 'upperRoman', 'Part %1')}${level(1, 'decimal', '§ %1.%2').replace('<w:lvlText', '<w:isLgl/><w:lvlText')}${level(2, 'lowerLetter', '%3)')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '•')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="9"/></w:lvlOverride></w:num></w:numbering>`;
    const styles = `<w:styles ${NAMESPACES}><w:style w:type="paragraph" w:styleId="Clause"><w:name w:val="Clause"/><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`;
    const item = (list: number, index: number, text: string): string =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${index}"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const styled = `<w:p><w:pPr><w:pStyle w:val="Clause"/></w:pPr><w:r><w:t>Prices</w:t></w:r></w:p>`;
    const body = [
      item(1, 0, 'General'),
      styled,
      item(1, 1, 'Orders'),
      item(1, 2, 'by mail'),
      item(1, 2, 'by phone'),
      item(2, 0, 'A bullet'),
      item(1, 0, 'Delivery'),
      styled,
      item(3, 0, 'Later'),
    ].join('');
    expect(await textsOf({ body, extra: { 'word/numbering.xml': numbering, 'word/styles.xml': styles } })).toEqual([
      'Part I General',
      '§ 1.1 Prices',
      '§ 1.2 Orders',
      'a) by mail',
      'b) by phone',
      '- A bullet',
      'Part II Delivery',
      '§ 2.1 Prices',
      'Part IX Later',
    ]);
  });

  it('gives paragraphs the list of a style that theirs is based on, and each number once', async () => {
    const numbering = `<w:numbering ${NAMESPACES}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:pStyle w:val="Clause"/><w:lvlText w:val="§ %1"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
    const style = (id: string, base: string, list: string): string =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="${base}"/><w:pPr>${list}</w:pPr></w:style>`;
    const listed = (list: number): string => `<w:numPr><w:numId w:val="${list}"/></w:numPr>`;
    const styles = `<w:styles ${NAMESPACES}>${style('Clause', 'Ring', listed(1))}${style('Bold', 'Clause', '')}${style('Bolder', 'Bold', '')}${style('Plain', 'Bold', listed(0))}${style('Ring', 'Round', '')}${style('Round', 'Ring', '')}</w:styles>`;
    const body = ['Clause', 'Bold', 'Bolder', 'Plain', 'Ring']
      .map((id) => `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr><w:r><w:t>${id}</w:t></w:r></w:p>`)
      .join('');
    expect(await textsOf({ body, extra: { 'word/numbering.xml': numbering, 'word/styles.xml': styles } })).toEqual([
      '§ 1 Clause',
      '§ 2 Bold',
      '§ 3 Bolder',
      'Plain',
      'Ring',
    ]);
  });

  it('knows what is crossed out twice, by its style, or not after all', async () => {
    const styles = `<w:styles ${NAMESPACES}><w:style w:type="character" w:styleId="Old"><w:name w:val="O"/><w:rPr><w:strike/></w:rPr></w:style><w:style w:type="character" w:styleId="Older"><w:name w:val="P"/><w:basedOn w:val="Old"/></w:style></w:styles>`;
    const run = (text: string, properties: string): string =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const body = [
      run('31 ', '<w:dstrike/>'),
      run('30 ', '<w:rStyle w:val="Older"/>'),
      run('29 ', '<w:rStyle w:val="Old"/><w:strike w:val="0"/>'),
      run('euros', ''),
    ].join('');
    expect(await textsOf({ body: `<w:p>${body}</w:p>`, extra: { 'word/styles.xml': styles } })).toEqual(['29 euros']);
  });

  it('reads letters that are moved above or below the line, and boxes that are ticked', async () => {
    const run = (text: string, position?: number): string =>
      `<w:r>${position === undefined ? '' : `<w:rPr><w:position w:val="${position}"/></w:rPr>`}<w:t>${text}</w:t></w:r>`;
    const box = (isTicked: boolean): string =>
      `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${isTicked ? 1 : 0}"/></w14:checkbox></w:sdtPr><w:sdtContent><w:r><w:t>${isTicked ? '☒' : '☐'}</w:t></w:r></w:sdtContent></w:sdt>`;
    const body = [
      `<w:p>${run('0.90 € a km')}${run('2)', 8)}${run('.')}</w:p>`,
      `<w:p>${run('H')}${run('2', -6)}${run('O at')}${run(' 20', 2)}</w:p>`,
      `<w:p>${box(true)}${run(' cleaning')}</w:p>`,
      `<w:p>${box(false)}${run(' insurance')}</w:p>`,
    ];
    expect(await textsOf({ body: body.join('') })).toEqual([
      '0.90 € a km (2).',
      'H₂O at 20',
      '☒ cleaning',
      '☐ insurance',
    ]);
  });

  it('reads letters of symbol fonts as the signs that they show', async () => {
    const fonts = '<w:rPr><w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/></w:rPr>';
    expect(await textsOf({ body: `${paragraph('\uF0FC', fonts)}${paragraph('û', fonts)}` })).toEqual(['✓', '🗶']);
  });
});
