import type { DataExport, ExportView } from '@parlance/domain/documents/exports/dataExport';
import type { Row } from '../files/Table.ts';

/** Scope of a list: its chatbot, its reader, and the time zone in which its days begin. */
export type ExportScope = Pick<DataExport, 'chatbotId' | 'startedBy' | 'timezone'> & { orgId: string };

export type FilterOf<K extends ExportView['kind']> = Extract<ExportView, { kind: K }>['filter'];

/** Rows that belong together, and how many conversations or leads end with them. */
export interface RowBatch {
  rows: readonly Row[];
  items: number;
}

/** Source of the rows to write. */
export interface RowSource {
  columns: readonly string[];
  /** Number of conversations or leads; null where it is known only at the end. */
  total: () => Promise<number | null>;
  batches: () => AsyncIterable<RowBatch>;
}
