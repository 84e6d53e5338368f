import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import type { InboxMessage } from './inboxMessage.ts';

function linksOf(html: string, text: string): string[] {
  const hrefs = [...html.matchAll(/href="(https?:[^"]+)"/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));
  const bare = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map((match) => match[0].replace(/[.,;]+$/, ''));
  return [...new Set([...hrefs, ...bare])];
}

/** Reads a raw message. The recipients are the envelope's: they include those that no header names. */
export async function parseMessage(raw: Buffer, recipients: readonly string[]): Promise<InboxMessage> {
  const mail = await PostalMime.parse(raw);
  const html = mail.html ?? '';
  const text = mail.text ?? '';
  return {
    id: randomUUID(),
    to: recipients.map((address) => address.toLowerCase()).join(', '),
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text,
    html,
    links: linksOf(html, text),
    at: new Date().toISOString(),
  };
}
