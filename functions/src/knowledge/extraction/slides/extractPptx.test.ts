import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { extractPptx } from './extractPptx.ts';

const NAMESPACES = 'xmlns:a="a" xmlns:p="p" xmlns:r="r" xmlns:c="c" xmlns:dgm="d"';

function title(text: string): string {
  return `<p:sp><p:nvPr><p:ph type="title"/></p:nvPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
}

/** A presentation of the content of its slides, whose `attributes` stand at their root. */
function presentation(
  slides: readonly { content: string; attributes?: string; relations?: string }[],
  extra: Readonly<Record<string, string>> = {},
): Uint8Array {
  const parts: Record<string, string> = {
    'ppt/presentation.xml': `<p:presentation ${NAMESPACES}><p:sldIdLst>${slides.map((_, index) => `<p:sldId r:id="r${index}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships>${slides.map((_, index) => `<Relationship Id="r${index}" Target="slides/slide${index}.xml"/>`).join('')}</Relationships>`,
    ...extra,
  };
  slides.forEach(({ content, attributes = '', relations = '' }, index) => {
    parts[`ppt/slides/slide${index}.xml`] =
      `<p:sld ${NAMESPACES} ${attributes}><p:spTree>${content}</p:spTree></p:sld>`;
    parts[`ppt/slides/_rels/slide${index}.xml.rels`] = `<Relationships>${relations}</Relationships>`;
  });
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

describe('extractPptx', () => {
  it('gives numbered paragraphs their numbers', () => {
    const paragraph = (text: string, properties: string): string =>
      `<a:p><a:pPr ${properties}</a:pPr><a:r><a:t>${text}</a:t></a:r></a:p>`;
    const numbered = (type: string, level = 0, start = ''): string =>
      `lvl="${level}"><a:buAutoNum type="${type}" ${start}/>`;
    const paragraphs = [
      paragraph('Four', numbered('arabicPeriod', 0, 'startAt="4"')),
      paragraph('Letter', numbered('alphaLcParenR', 1)),
      paragraph('Next letter', numbered('alphaLcParenR', 1)),
      paragraph('Five', numbered('arabicPeriod', 0, 'startAt="4"')),
      paragraph('Letter again', numbered('alphaLcParenR', 1)),
      paragraph('None', '>'),
      paragraph('One', numbered('romanUcPeriod')),
      paragraph('Unknown', numbered('circleNumDbPlain')),
    ];
    const content = `<p:sp><p:txBody>${paragraphs.join('')}</p:txBody></p:sp>`;
    expect(extractPptx(presentation([{ content }])).sections[0]?.text.split('\n')).toEqual([
      '4. Four',
      'a) Letter',
      'b) Next letter',
      '5. Five',
      'a) Letter again',
      'None',
      'I. One',
      'Unknown',
    ]);
  });

  it('leaves hidden slides out, keeps the numbers of the others, and says so', () => {
    const slides = [
      { content: title('One') },
      { content: title('Secret'), attributes: 'show="0"' },
      { content: title('Three') },
    ];
    expect(extractPptx(presentation(slides))).toEqual({
      sections: [
        { headings: ['Slide 1: One'], page: 1, text: 'One' },
        { headings: ['Slide 3: Three'], page: 3, text: 'Three' },
      ],
      hasHidden: true,
    });
  });

  it('reads charts and diagrams', () => {
    const frame = (content: string): string =>
      `<p:graphicFrame><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></p:graphicFrame>`;
    const [section] = extractPptx(
      presentation(
        [
          {
            content: title('Guests') + frame('<c:chart r:id="c"/>') + frame('<dgm:relIds r:dm="d"/>'),
            relations:
              '<Relationship Id="c" Target="../charts/chart1.xml"/><Relationship Id="d" Target="../diagrams/data1.xml"/>',
          },
        ],
        {
          'ppt/charts/chart1.xml':
            '<c:chart><c:ser><c:cat><c:pt><c:v>May</c:v></c:pt></c:cat><c:val><c:numCache><c:pt><c:v>4</c:v></c:pt></c:numCache></c:val></c:ser></c:chart>',
          'ppt/diagrams/data1.xml': '<dgm:pt><dgm:t><a:p><a:r><a:t>Order</a:t></a:r></a:p></dgm:t></dgm:pt>',
        },
      ),
    ).sections;
    expect(section).toEqual({ headings: ['Slide 1: Guests'], page: 1, text: 'May | 4\n\n- Order' });
  });

  it('says what its layout says: merged cells, raised digits, what is crossed out', () => {
    const cell = (text: string, attributes = '', properties = ''): string =>
      `<a:tc ${attributes}><a:txBody><a:p><a:r><a:rPr ${properties}/><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`;
    const rows = [
      cell('Kind') + cell('Summer', 'gridSpan="2"') + cell('', 'hMerge="1"'),
      cell('Tents', 'rowSpan="2"') + cell('29 €', '', 'strike="sngStrike"') + cell('24 €'),
      cell('', 'vMerge="1"') + cell('9 €') + cell('8 €'),
    ];
    const table = `<a:tbl><a:tblPr firstRow="1"/>${rows.map((row) => `<a:tr>${row}</a:tr>`).join('')}</a:tbl>`;
    const text = (word: string, properties = ''): string => `<a:r><a:rPr ${properties}/><a:t>${word}</a:t></a:r>`;
    const body = `<p:sp><p:txBody><a:p>${text('Soup 4')}${text('99', 'baseline="30000"')}${text(' €, H')}${text('2', 'baseline="-25000"')}${text('O')}</a:p></p:txBody></p:sp>`;
    const content = `${title('Prices')}${body}<p:graphicFrame><a:graphicData>${table}</a:graphicData></p:graphicFrame>`;
    expect(extractPptx(presentation([{ content }])).sections[0]?.text.split('\n\n')).toEqual([
      'Soup 4.99 €, H₂O',
      'Kind: Tents | Summer: 24 €',
      'Kind: Tents | Summer: 9 € | Summer: 8 €',
    ]);
  });
});
