import { strToU8 } from 'fflate';
import { relationships } from '../relationships.ts';

/** Columns of the chart's table, the names of its rows among them. */
const COLUMNS = 1000;

/**
 * A chart whose table has so many cells, to the thousand; all but the first column of values are empty.
 * @param relations Name of the part that says where "chart" leads.
 * @param name Of the chart's own part.
 */
export function chartParts(relations: string, name: string, cells: number): Record<string, Uint8Array> {
  const rows = Array.from({ length: Math.floor(cells / COLUMNS) }, (_, row) => `<c:pt><c:v>${row}</c:v></c:pt>`);
  const empty = '<c:ser/>'.repeat(COLUMNS - 2);
  return {
    [relations]: strToU8(relationships([{ id: 'chart', type: 'chart', target: `/${name}` }])),
    [name]: strToU8(`<c:chart><c:ser><c:val>${rows.join('')}</c:val></c:ser>${empty}</c:chart>`),
  };
}
