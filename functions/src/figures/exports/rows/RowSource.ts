import type { DataExport, ExportView } from '@parlance/domain/documents/exports/dataExport';
import type { Row } from '../files/Table.ts';

/** Whose list: of which chatbot, who reads it, and in which time zone its days begin. */
export type ExportScope = Pick<DataExport, 'chatbotId' | 'startedBy' | 'timezone'> & { orgId: string };

export type FilterOf<K extends ExportView['kind']> = Extract<ExportView, { kind: K }>['filter'];

/** Rows that belong together, and how many conversations or leads end with them. */
export interface RowBatch {
  rows: readonly Row[];
  items: number;
}

/** What there is to write. */
export interface RowSource {
  columns: readonly string[];
  /** How many conversations or leads there are; null where that is known in the end alone. */
  total: () => Promise<number | null>;
  batches: () => AsyncIterable<RowBatch>;
}
