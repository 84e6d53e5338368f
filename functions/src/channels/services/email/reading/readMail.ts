import { createHash } from 'node:crypto';
import { LIMITS } from '@parlance/domain/limits';
import type { Email } from 'postal-mime';
import { ChannelError } from '../../../connection/ChannelError.ts';
import { cutQuote } from './cutQuote.ts';
import { addressesIn, type MailAddress } from './headers/addressesIn.ts';
import { authservIdOf } from './headers/authservIdOf.ts';
import { headerOf } from './headers/headerOf.ts';
import { kindOf, type MailKind } from './headers/kindOf.ts';
import { messageIdsIn } from './headers/messageIdsIn.ts';
import { attachmentsOf, type MailAttachment } from './parts/attachmentsOf.ts';
import { bouncedIdOf } from './parts/bouncedIdOf.ts';
import { forwardedMails } from './parts/forwardedMails.ts';
import { mailText } from './parts/mailText.ts';
import { withoutControls } from './characters/withoutControls.ts';
import { parseMail } from './parts/parseMail.ts';

import { type SenderVerdict, verdictOf } from './verdictOf.ts';
import { oneOf } from './words/oneOf.ts';

/** A mail as a message. Ids of mails have their angle brackets, addresses are in lower case. */
export interface ReadMail {
  kind: MailKind;
  /** Its own or, where it has none, one made from the SHA-256 of its bytes, the same with each delivery. */
  messageId: string;
  /** The first id of In-Reply-To; empty where there is none. */
  inReplyTo: string;
  /** Ids of the mails before it, the oldest first. */
  references: string[];
  subject: string;
  /** The address is empty where the mail has none that can be read. */
  from: MailAddress;
  /** Address that the sender wants replies at; null where it is `from`. */
  replyTo: MailAddress | null;
  to: MailAddress[];
  cc: MailAddress[];
  /** Addresses at which the mail came in by its delivery headers. */
  deliveredTo: string[];
  /** Time by the sender's clock; null where it cannot be read. */
  date: Date | null;
  /** Words that the sender has written now. */
  text: string;
  /** Text with what it quotes. */
  wholeText: string;
  attachments: MailAttachment[];
  /** Message-ID of the mail that a bounce is about; empty where it does not say, and of other kinds. */
  bouncedId: string;
  /** The mail has more headers, parts or levels than are read. */
  isPartial: boolean;
  /** Verdict of the mailbox's server on the sender. */
  verdict: SenderVerdict;
}

export interface ReadOptions {
  /** Host of the product's own Message-IDs. */
  ownHost?: string;
  /** Server of the mailbox that the mail lay in, whose verdicts on its sender count; empty for none. */
  mailboxHost?: string;
}

const MAX_SUBJECT = 500;
const FORWARD = new RegExp(String.raw`^\s*(?:\[[^\]]{0,60}\]\s*)?${oneOf(({ forward }) => forward)}\s*:`, 'iu');
const DELIVERY_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to', 'x-envelope-to'] as const;

function oneLine(text: string): string {
  return withoutControls(text.toWellFormed())
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT);
}

function dateOf(text: string): Date | null {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}

function deliveredTo({ headers }: Email): string[] {
  const values = headers.flatMap(({ key, value }) => (DELIVERY_HEADERS.some((one) => one === key) ? [value] : []));
  return addressesIn(values.map((value) => ({ name: '', address: value.replaceAll(/^\s*<|>\s*$/g, '') }))).map(
    ({ address }) => address,
  );
}

function headersOf(
  email: Email,
  bytes: Uint8Array,
): Pick<
  ReadMail,
  'messageId' | 'inReplyTo' | 'references' | 'subject' | 'from' | 'replyTo' | 'to' | 'cc' | 'deliveredTo' | 'date'
> {
  const [messageId = `<${createHash('sha256').update(bytes).digest('hex')}@missing.invalid>`] = messageIdsIn(
    email.messageId ?? '',
  );
  const sender = email.from ?? email.sender;
  const [from = { name: '', address: '' }] = addressesIn(sender === undefined ? [] : [sender]);
  const [replyTo] = addressesIn(email.replyTo ?? []);
  return {
    messageId,
    inReplyTo: messageIdsIn(email.inReplyTo ?? '')[0] ?? '',
    references: messageIdsIn(email.references ?? ''),
    subject: oneLine(email.subject ?? ''),
    from,
    replyTo: replyTo === undefined || replyTo.address === from.address ? null : replyTo,
    to: addressesIn(email.to ?? []),
    cc: addressesIn(email.cc ?? []),
    deliveredTo: deliveredTo(email),
    date: dateOf(email.date ?? ''),
  };
}

/** Text of a message with the mails that are attached to it; of any other kind, its own. */
async function textsOf(email: Email, kind: MailKind): Promise<Pick<ReadMail, 'text' | 'wholeText'>> {
  const isForward = FORWARD.test(email.subject ?? '');
  const own = mailText(email, isForward);
  const forwarded = kind === 'message' ? await forwardedMails(email) : [];
  const join = (text: string): string =>
    [text, ...forwarded]
      .filter((part) => part !== '')
      .join('\n\n')
      .slice(0, LIMITS.mailTextCharacters);
  return { text: join(cutQuote(own, { isForward })), wholeText: join(own) };
}

function isCalendarReply({ attachments }: Email, files: readonly MailAttachment[]): boolean {
  return attachments.some(({ method }, index) => method === 'REPLY' && files[index]?.kind === 'calendar');
}

/**
 * A mail as it came (RFC 5322) as a message. Broken ones are read as far as they go. Throws `ChannelError` `too-large` for more than
 * `LIMITS.mailBytes`, before it reads any of it.
 */
export async function readMail(
  bytes: Uint8Array,
  { ownHost = '', mailboxHost = '' }: ReadOptions = {},
): Promise<ReadMail> {
  if (bytes.length > LIMITS.mailBytes) throw new ChannelError('too-large');
  const { email, isPartial } = await parseMail(bytes);
  const head = headersOf(email, bytes);
  const attachments = attachmentsOf(email);
  const kind = kindOf(
    {
      headers: email.headers,
      from: head.from.address || (headerOf(email.headers, 'from') ?? '').toLowerCase().replaceAll(/^.*<|>.*$/g, ''),
      subject: head.subject,
      messageId: head.messageId,
      hasReplyTo: head.replyTo !== null,
      isCalendarReply: isCalendarReply(email, attachments),
    },
    ownHost,
  );
  const texts = await textsOf(email, kind);
  const bouncedId = kind === 'bounce' ? bouncedIdOf(attachments, texts.wholeText) : '';
  const verdict = verdictOf(email.headers, authservIdOf(email.headers, mailboxHost));
  return { kind, ...head, ...texts, attachments, bouncedId, isPartial, verdict };
}
