import type { ExportFormat } from '@parlance/domain/documents/exports/dataExport';
import type { Table } from './Table.ts';
import { writeCsv } from './writeCsv.ts';
import { writeJson } from './writeJson.ts';
import { writeXlsx } from './writeXlsx.ts';

interface FileFormat {
  contentType: string;
  write: (table: Table) => AsyncGenerator<Uint8Array>;
}

export const FILE_FORMATS: Readonly<Record<ExportFormat, FileFormat>> = {
  csv: { contentType: 'text/csv; charset=utf-8', write: writeCsv },
  json: { contentType: 'application/json', write: writeJson },
  xlsx: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeXlsx },
};
