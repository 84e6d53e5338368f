import { downloadExport } from '@parlance/domain/contracts/dataExports';
import type { DataExport } from '@parlance/domain/documents/exports/dataExport';
import { AppError } from '@parlance/domain/errors';
import { saveFile } from '#web/lib/browser/saveFile.ts';
import type { Stored } from '#web/lib/live.ts';
import { streamContract } from '#web/lib/functions/streamContract.ts';

/** Fetches the file of an export and has the browser save it. Throws an `AppError`, `unavailable` where a part is missing. */
export async function fetchExport(
  orgId: string,
  { id, view, format, startedAt }: Stored<DataExport>,
  signal: AbortSignal,
): Promise<void> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const onChunk = ({ data }: { data: string }) => {
    parts.push(Uint8Array.from(atob(data), (character) => character.charCodeAt(0)));
  };
  const { bytes } = await streamContract(downloadExport, { orgId, exportId: id }, { signal, onChunk });
  const file = new Blob(parts);
  if (file.size !== bytes) throw new AppError('unavailable');
  saveFile(`${view.kind}-${startedAt.toISOString().slice(0, 10)}.${format}`, file);
}
