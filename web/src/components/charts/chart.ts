/** Unit of a figure: a number of things, 0 to 1, milliseconds of a machine or of people, or things per thing. */
export type FigureUnit = 'count' | 'share' | 'time' | 'wait' | 'ratio';

/** A place on a chart's axis: a day, a month or a name. */
export interface ChartCategory {
  key: string;
  /** As the table says it. */
  label: string;
  /** As the axis says it; absent where nothing is drawn. */
  short?: string;
  /** As files say it. */
  csv: string;
  /** Path of the list of its conversations. */
  to?: string | undefined;
}

export interface ChartSeries {
  id: string;
  label: string;
  /** One for each category. Null where there is none. */
  values: readonly (number | null)[];
  /** Paths of the lists of what each value counts, one for each category. */
  links?: readonly string[];
}

/** Data of a chart, its table and its files. */
export interface ChartData {
  /** Name of the categories' dimension: heads the table's first column. */
  axis: string;
  unit: FigureUnit;
  categories: readonly ChartCategory[];
  /** At most six. */
  series: readonly ChartSeries[];
}

/** True iff a chart has nothing to show. */
export function isEmptyChart({ series }: ChartData): boolean {
  return series.every(({ values }) => values.every((value) => value === null || value === 0));
}
