import { inParts } from './inParts.ts';
import type { Table } from './Table.ts';

/** A table as a JSON array with an object for each row, a row a line. */
export function writeJson(table: Table): AsyncGenerator<Buffer> {
  return inParts(textOf(table));
}

async function* textOf({ rows }: Table): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
