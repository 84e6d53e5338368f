import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { ATTACHMENT_TYPES } from '@parlance/domain/attachments/attachment';
import { callServer } from '../../kernel/outgoing/callServer.ts';
import { config } from '../../kernel/platform/config.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import type { Content } from './content/Content.ts';

/** Status by which a scanner says that it found something. */
const NOT_ACCEPTABLE = 406;

/**
 * Shows a file to the operator's scanner, where one is configured: its bytes in the body of a POST, answered with 2xx for clean and 406
 * for not. Throws `attachment-unsafe`, and `attachment-unchecked` for any other answer or none: what nobody has looked at is not let in.
 */
export async function scanAttachment(
  { type, bytes }: Pick<Content, 'type' | 'bytes'>,
  scannerUrl = config().attachmentScannerUrl,
): Promise<void> {
  if (scannerUrl === '') return;
  const headers = { 'Content-Type': ATTACHMENT_TYPES[type] };
  const request = { method: 'POST', headers, body: new Uint8Array(bytes) };
  const { ok, status } = await callServer(scannerUrl, request, LIMITS.attachmentScanMs);
  if (ok) return;
  if (status === NOT_ACCEPTABLE) throw new AppError('attachment-unsafe');
  logEvent('attachment not scanned', { status });
  throw new AppError('attachment-unchecked');
}
