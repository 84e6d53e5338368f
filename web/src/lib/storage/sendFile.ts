import { createUpload, deleteSources } from '@parlance/domain/contracts/sources';
import { AppError } from '@parlance/domain/errors';
import { callContract } from '#web/lib/functions/callContract.ts';
import { uploadFile } from './uploadFile.ts';

interface SendFileOptions {
  orgId: string;
  chatbotId: string;
  file: File;
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

/** Makes a source and uploads its file. What fails or is cancelled half-way leaves no source behind. */
export async function sendFile({ orgId, chatbotId, file, signal, onProgress }: SendFileOptions): Promise<void> {
  if (signal.aborted) throw new AppError('cancelled');
  const created = await callContract(createUpload, { orgId, chatbotId, fileName: file.name, size: file.size });
  try {
    await uploadFile({ path: created.path, file, contentType: created.contentType, signal, onProgress });
  } catch (error) {
    await callContract(deleteSources, { orgId, sourceIds: [created.sourceId] }).catch(reportError);
    throw error;
  }
}
