import type { WorkbookText } from '../numberFormats/WorkbookText.ts';

/** A row of a sheet that people see, by its number from 1, with the texts of its columns, which count from 0. */
export interface SheetRow {
  number: number;
  texts: Map<number, WorkbookText>;
}
