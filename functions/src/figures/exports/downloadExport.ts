import { AppError } from '@parlance/domain/errors';
import { refs } from '../../kernel/platform/refs.ts';
import { exportFile } from './exportFile.ts';

interface DownloadOptions {
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
  /** Gets the file's parts in order, in base64; resolves once the caller took one. */
  send: (chunk: { data: string }) => Promise<void>;
}

/** Streams the file of an export that is ready, and returns its length in bytes. Throws `not-found`, also once its day is over. */
export async function downloadExport(
  orgId: string,
  exportId: string,
  { signal, send }: DownloadOptions,
): Promise<number> {
  const found = (await refs.dataExport(orgId, exportId).get()).data();
  if (found?.status !== 'ready' || found.expiresAt.getTime() <= Date.now()) throw new AppError('not-found');
  let bytes = 0;
  const parts: AsyncIterable<Buffer> = exportFile(orgId, found.chatbotId, exportId).createReadStream();
  for await (const part of parts) {
    signal.throwIfAborted();
    await send({ data: part.toString('base64') });
    bytes += part.length;
  }
  return bytes;
}
