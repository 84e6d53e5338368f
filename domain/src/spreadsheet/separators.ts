/** Separators of the cells of a CSV file, by name. */
export const SEPARATORS = ['comma', 'semicolon', 'tab', 'bar'] as const;

export type Separator = (typeof SEPARATORS)[number];

export const SEPARATOR_SIGNS: Readonly<Record<Separator, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  bar: '|',
};

/** Separators that a reading may have used: `other` is a sign that the file's first line names (`sep=:`), `none` a file of one column. */
export const USED_SEPARATORS = [...SEPARATORS, 'other', 'none'] as const;

export type UsedSeparator = (typeof USED_SEPARATORS)[number];
