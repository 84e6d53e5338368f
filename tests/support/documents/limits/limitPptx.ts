import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { makePptx } from '../makePptx.ts';
import { chartParts } from './chartParts.ts';
import { padding } from './padding.ts';

const SLIDE = 'ppt/slides/slide1.xml';

/** A presentation of one slide with whatever else it shall hold. */
function pptx(content: string, extra: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const parts = unzipSync(makePptx([{ title: 'Hello' }]));
  const slide = strFromU8(parts[SLIDE] ?? new Uint8Array()).replace('</p:spTree>', `${content}</p:spTree>`);
  return zipSync({ ...parts, [SLIDE]: strToU8(slide), ...extra });
}

function shape(text: string): string {
  return `<p:sp><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
}

/** Presentations that take so much of each limit, and what the least one takes. */
export const limitPptx = {
  ...padding((extra) => pptx('', extra)),
  depth: (count: number) => pptx(`${'<p:x>'.repeat(count)}${'</p:x>'.repeat(count)}`),
  nodes: (count: number) => pptx('<p:x/>'.repeat(count)),
  cells: (count: number) => {
    const table = `<a:tbl><a:tr>${'<a:tc/>'.repeat(count % 1000)}</a:tr></a:tbl>`;
    return pptx(
      `<a:graphicData><c:chart r:id="chart"/></a:graphicData>${table}`,
      chartParts('ppt/slides/_rels/slide1.xml.rels', 'ppt/charts/chart1.xml', count),
    );
  },
  slides: (count: number) => {
    const parts = unzipSync(makePptx([{ title: 'Hello' }]));
    const list = '<p:sldId r:id="rId1"/>'.repeat(count);
    return zipSync({
      ...parts,
      'ppt/presentation.xml': strToU8(`<p:presentation><p:sldIdLst>${list}</p:sldIdLst></p:presentation>`),
    });
  },
  characters: (count: number) => pptx(shape('a'.repeat(count))),
};
