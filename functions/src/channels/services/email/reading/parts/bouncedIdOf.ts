import { messageIdsIn } from '../headers/messageIdsIn.ts';
import type { MailAttachment } from './attachmentsOf.ts';

const MAX_BYTES = 100_000;
const HEADER = /^message-id:\s*(\S.*)$/im;

/** Message-ID of the mail that a report is about (RFC 3464), by what it holds of that mail; empty where that is nothing. */
export function bouncedIdOf(attachments: readonly MailAttachment[], text: string): string {
  const originals = attachments
    .filter(({ type }) => type === 'message/rfc822' || type.startsWith('text/rfc822') || type === 'message/global')
    .map(({ content }) => Buffer.from(content.subarray(0, MAX_BYTES)).toString('latin1'));
  for (const original of [...originals, text.slice(0, MAX_BYTES)]) {
    const [id] = messageIdsIn(HEADER.exec(original)?.[1] ?? '');
    if (id !== undefined) return id;
  }
  return '';
}
