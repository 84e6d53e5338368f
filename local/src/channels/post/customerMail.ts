import { randomUUID } from 'node:crypto';

interface CustomerMail {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  /** Message-ID of the mail that it replies to; empty for none. */
  inReplyTo: string;
}

function encodedWord(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`;
}

/** A mail as a customer's program writes it (RFC 5322). */
export function customerMail({ from, to, subject, text, inReplyTo }: CustomerMail): Buffer {
  const headers = [
    `From: ${encodedWord(from.name)} <${from.address}>`,
    `To: ${to}`,
    `Subject: ${encodedWord(subject)}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomUUID()}@${from.address.split('@')[1] ?? ''}>`,
    ...(inReplyTo === '' ? [] : [`In-Reply-To: ${inReplyTo}`, `References: ${inReplyTo}`]),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ];
  const body = Buffer.from(text, 'utf8').toString('base64').replaceAll(/.{76}/g, '$&\r\n');
  return Buffer.from(`${headers.join('\r\n')}\r\n\r\n${body}\r\n`, 'latin1');
}
