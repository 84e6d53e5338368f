import { DomUtils } from 'htmlparser2';
import type { Fuel } from '../fuel/createFuel.ts';
import { plainCells } from '../tables/TableCell.ts';
import { tableLines } from '../tables/tableLines.ts';
import { formatValue } from '../numberFormats/formatValue.ts';
import { parseFormat } from '../numberFormats/parseFormat.ts';
import { allNamed, outermostNamed, type XmlElement, type XmlNode } from './officeXml.ts';
import { paragraphTexts } from './paragraphTexts.ts';

/** Text of a chart: its titles, then its values as a table, a row for each category. */
export function chartBlocks(chart: XmlNode, fuel: Fuel): string[] {
  const titles = outermostNamed(['title'], chart).flatMap((title) => paragraphTexts(title));
  const series = outermostNamed(['ser'], chart);
  const categories = series.map((each) => valuesOf(each, ['cat', 'xVal'])).find((each) => each.length > 0) ?? [];
  const columns = series.map((each) => ({ name: nameOf(each), values: valuesOf(each, ['val', 'yVal']) }));
  const rows = columns.reduce((most, { values }) => Math.max(most, values.length), categories.length);
  const header = ['', ...columns.map(({ name }) => name)];
  const body = Array.from({ length: rows }, (_, row) => [
    categories[row] ?? '',
    ...columns.map(({ values }) => values[row] ?? ''),
  ]);
  return [...titles, ...tableLines([plainCells(header, true), ...body.map((row) => plainCells(row))], { fuel })];
}

function nameOf(series: XmlElement): string {
  const name = DomUtils.getElementsByTagName((tag) => tag.endsWith('tx'), series.children, false)[0];
  return name === undefined ? '' : outermostNamed(['v'], name).map(DomUtils.textContent).join(' ');
}

/** The values that the file keeps of a series, by their position, in their number format. */
function valuesOf(series: XmlElement, names: readonly string[]): string[] {
  const holder = names.flatMap((name) => allNamed(name, series))[0];
  if (holder === undefined) return [];
  const format = parseFormat(allNamed('formatCode', holder).map(DomUtils.textContent)[0] ?? 'General');
  const isNumber = allNamed('numCache', holder).length > 0;
  const values: string[] = [];
  for (const point of outermostNamed(['pt'], holder)) {
    const text = outermostNamed(['v'], point).map(DomUtils.textContent).join(' ').trim();
    const number = Number(text);
    values.push(isNumber && text !== '' && Number.isFinite(number) ? formatValue(number, format, null) : text);
  }
  return values;
}
