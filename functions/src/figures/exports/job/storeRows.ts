import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DataExport } from '@parlance/domain/documents/exports/dataExport';
import { LIMITS } from '@parlance/domain/limits';
import { exportFile } from '../exportFile.ts';
import { FILE_FORMATS } from '../files/FILE_FORMATS.ts';
import type { Row } from '../files/Table.ts';
import type { RowSource } from '../rows/RowSource.ts';

interface StoreOptions {
  orgId: string;
  exportId: string;
  /** Aborted when another worker has the export, or nobody wants it any more. */
  signal: AbortSignal;
  /** Hears how many conversations or leads are written, whenever there are more. */
  onProgress: (done: number) => void;
}

interface Stored {
  done: number;
  isCut: boolean;
}

/** Writes the rows of an export into its file as they come, at most `LIMITS.exportRows`. A former file is replaced. */
export async function storeRows(
  { chatbotId, format }: DataExport,
  { columns, batches }: RowSource,
  { orgId, exportId, signal, onProgress }: StoreOptions,
): Promise<Stored> {
  let written = 0;
  let done = 0;
  let isCut = false;
  async function* rows(): AsyncGenerator<Row> {
    for await (const batch of batches()) {
      signal.throwIfAborted();
      const room = LIMITS.exportRows - written;
      yield* batch.rows.slice(0, room);
      written += Math.min(batch.rows.length, room);
      done += batch.items;
      onProgress(done);
      isCut = batch.rows.length > room;
      if (isCut) return;
    }
  }
  const { contentType, write } = FILE_FORMATS[format];
  const target = exportFile(orgId, chatbotId, exportId).createWriteStream({
    resumable: false,
    metadata: { contentType, cacheControl: 'private, no-store' },
  });
  await pipeline(Readable.from(write({ columns, rows: rows() })), target, { signal });
  return { done, isCut };
}
