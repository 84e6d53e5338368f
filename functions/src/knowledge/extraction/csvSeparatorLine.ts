/** Line that Excel writes and understands above a table: `sep=;`. */
const SEPARATOR_LINE = /^\s*"?sep=(?<delimiter>[^\n"])"?[^\S\n]*(?:\n|$)/i;

interface SeparatorLine {
  delimiter: string;
  /** The file without the line. */
  rest: string;
}

/** The first line of a CSV file where it says what stands between the cells, null where it does not. */
export function csvSeparatorLine(text: string): SeparatorLine | null {
  const match = SEPARATOR_LINE.exec(text);
  const delimiter = match?.groups?.['delimiter'];
  return match === null || delimiter === undefined ? null : { delimiter, rest: text.slice(match[0].length) };
}
