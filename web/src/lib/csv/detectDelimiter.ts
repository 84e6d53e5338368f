const DELIMITERS = [',', ';', '\t'] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** Detects the delimiter of a CSV file: the one that its first line has most of outside quotes, a comma if it has none. */
export function detectDelimiter(text: string): Delimiter {
  const outside = text.replaceAll(/"(?:[^"]|"")*"/g, '');
  const [line = ''] = outside.trimStart().split(/[\r\n]/, 1);
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best), { delimiter: ',', count: 0 }).delimiter;
}
