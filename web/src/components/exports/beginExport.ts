import { startExport } from '@parlance/domain/contracts/dataExports';
import type { ExportFormat, ExportView } from '@parlance/domain/documents/exports/dataExport';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { callContract } from '#web/lib/functions/callContract.ts';

interface Wanted {
  orgId: string;
  chatbotId: string | null;
  view: ExportView;
  format: ExportFormat;
  /** The organization's, by whose days its lists go. */
  timezone: string;
}

/** Has the file of an export written. Throws an `AppError`, `invalid-input` for a filter that an address made up. */
export async function beginExport({ orgId, chatbotId, view, format, timezone }: Wanted): Promise<void> {
  const input = { orgId, chatbotId, exportId: newId(), view, format, timezone };
  // On the way, what is undefined would become null, which means something else.
  const sent = startExport.input.safeParse(JSON.parse(JSON.stringify(input)));
  if (!sent.success) throw new AppError('invalid-input', {}, { cause: sent.error });
  await callContract(startExport, sent.data);
}
