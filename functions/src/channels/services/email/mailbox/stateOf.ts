import type { ImapFlow } from 'imapflow';
import { ChannelError } from '../../../connection/ChannelError.ts';

/** Numbering of an open inbox, and the newest number that it has given (RFC 9051, section 2.3.1.1). */
export function stateOf({ mailbox }: ImapFlow): { validity: string; lastUid: number } {
  if (mailbox === false) throw new ChannelError('service-away');
  return { validity: String(mailbox.uidValidity), lastUid: mailbox.uidNext - 1 };
}
