import type { ExportView } from '@parlance/domain/documents/exports/dataExport';
import { chatRows } from './chatRows.ts';
import type { RowSource, ExportScope } from './RowSource.ts';
import { leadRows } from './leadRows.ts';

/** Contents of a list, as rows. */
export function exportRows(scope: ExportScope, view: ExportView): RowSource {
  return view.kind === 'chats' ? chatRows(scope, view.filter) : leadRows(scope, view.filter);
}
