import type { MarkedRun } from '../marks/MarkedRun.ts';

/** A text of a workbook: in stretches where some have marks, otherwise as it is, since there may be very many. */
export type WorkbookText = string | readonly MarkedRun[];

/** The letters of a text without its marks. */
export function plainText(text: WorkbookText): string {
  return typeof text === 'string' ? text : text.map((run) => run.text).join('');
}
