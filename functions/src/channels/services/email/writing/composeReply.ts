import { ChannelError } from '../../../connection/ChannelError.ts';
import { styleBlocks } from '../../../rendering/styleBlocks.ts';
import { OWN_HEADER } from '../OWN_HEADER.ts';
import { addressWithToken } from '../replyToken.ts';
import { markdownHtml } from './markdownHtml.ts';
import { referencesOf } from './referencesOf.ts';
import { replySubject } from './replySubject.ts';

interface Reply {
  markdown: string;
  thread: {
    /** Name of the exchange (`threadKeyOf`), which is its token as well. */
    key: string;
    sender: string;
    senderName: string;
    replyTo: { subject: string; messageIds: readonly string[] };
  };
  from: { name: string; address: string };
  /** Id of the message here, the same with each attempt, so that a second attempt is the same mail. */
  outboundId: string;
  /** Host of this product's Message-IDs. */
  host: string;
  /** A chatbot wrote it, and no person. */
  isAutomatic: boolean;
  /** The mailbox takes addresses with a plus sign: replies come to one with the exchange's token. */
  takesPlus: boolean;
}

/** A mail as nodemailer takes it. */
interface ComposedReply {
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  inReplyTo: string | undefined;
  references: string[];
  headers: Record<string, string>;
}

/** Text for a header: one line, without characters that are not seen. */
function headerText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** The one address of a text. Throws `ChannelError` where it is none: mail programs would make several of it. */
function oneAddress(text: string): string {
  if (!/^[^\s@,;:<>()"\p{Cc}]{1,250}@[^\s@,;:<>()"\p{Cc}]{1,250}$/u.test(text))
    throw new ChannelError('recipient-unreachable');
  return text;
}

function withoutSigns(outboundId: string): string {
  return outboundId.replaceAll(/[^\w.-]/g, '');
}

/** The reply to a customer's mail: text and HTML, in the exchange that it belongs to, and known as this product's (`OWN_HEADER`). Throws `ChannelError` for an address that is none. */
export function composeReply({
  markdown,
  thread,
  from,
  outboundId,
  host,
  isAutomatic,
  takesPlus,
}: Reply): ComposedReply {
  const id = withoutSigns(outboundId);
  const references = referencesOf(thread.replyTo.messageIds);
  return {
    from: { name: headerText(from.name), address: oneAddress(from.address) },
    to: { name: headerText(thread.senderName), address: oneAddress(thread.sender) },
    replyTo: takesPlus ? addressWithToken(from.address, thread.key) : undefined,
    subject: replySubject(thread.replyTo.subject, thread.key),
    text: styleBlocks(markdown, 'plain').join('\n\n'),
    html: `<div>${markdownHtml(markdown)}</div>`,
    messageId: `<${id}@${headerText(host)}>`,
    inReplyTo: references.at(-1),
    references,
    headers: {
      [OWN_HEADER]: id,
      // RFC 3834: programs that keep to it do not answer this one.
      ...(isAutomatic ? { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' } : {}),
    },
  };
}
