import { createUpload, deleteSources, type SAME_NAME } from '@parlance/domain/contracts/sources/sources';
import { AppError } from '@parlance/domain/errors';
import { callContract } from '#web/lib/functions/callContract.ts';
import { uploadFile } from './uploadFile.ts';

interface SendFileOptions {
  orgId: string;
  chatbotId: string;
  file: File;
  /** Handling of the chatbot's files of the same name. */
  sameName: (typeof SAME_NAME)[number];
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

/**
 * Makes a source and uploads its file. What fails or is cancelled half-way leaves no source behind. Fails with `file-exists` where
 * `sameName` is `ask` and there is such a file.
 */
export async function sendFile({
  orgId,
  chatbotId,
  file,
  sameName,
  signal,
  onProgress,
}: SendFileOptions): Promise<void> {
  if (signal.aborted) throw new AppError('cancelled');
  const { name: fileName, size } = file;
  const created = await callContract(createUpload, { orgId, chatbotId, fileName, size, sameName });
  try {
    await uploadFile({ path: created.path, file, contentType: created.contentType, signal, onProgress });
  } catch (error) {
    await callContract(deleteSources, { orgId, sourceIds: [created.sourceId] }).catch(reportError);
    throw error;
  }
}
