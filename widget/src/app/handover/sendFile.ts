import { AppError } from '@parlance/domain/errors';
import { visitorErrorCodeSchema } from '@parlance/domain/widget/visitorError';
import { prepareAttachment } from '@parlance/domain/attachments/prepareAttachment';
import type { Backend } from '../transport/backend.ts';
import { CallError } from '../transport/failure.ts';

/** Sends a file as the message with this id. Fails with a `CallError` only. */
export async function sendFile(backend: Backend, messageId: string, file: File): Promise<void> {
  try {
    await backend.sendFile({ messageId, ...(await prepareAttachment(file)) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const code = visitorErrorCodeSchema.safeParse(error.code).data ?? 'internal';
    throw new CallError({ kind: 'server', code, correlationId: '' });
  }
}
