import { LIMITS } from '@parlance/domain/limits';
import type { Email } from 'postal-mime';
import { addressesIn } from '../headers/addressesIn.ts';
import { attachmentsOf } from './attachmentsOf.ts';
import { mailText } from './mailText.ts';
import { parseMail } from './parseMail.ts';

const MAX_MAILS = 5;

function titled({ from, date = '', subject = '' }: Email, text: string): string {
  const [sender] = addressesIn(from === undefined ? [] : [from]);
  const lines = [
    '---------- Forwarded message ---------',
    ...(sender === undefined ? [] : [`From: ${sender.name} <${sender.address}>`]),
    ...(date === '' ? [] : [`Date: ${date}`]),
    ...(subject === '' ? [] : [`Subject: ${subject}`]),
  ];
  return `${lines.join('\n')}\n\n${text}`;
}

/** Texts of the mails that are attached to a mail, and of those attached to them, each below its sender, date and subject. */
export async function forwardedMails(email: Email, depth = 1): Promise<string[]> {
  if (depth > LIMITS.mailForwards) return [];
  const texts: string[] = [];
  for (const { content } of attachmentsOf(email)
    .filter(({ kind }) => kind === 'message')
    .slice(0, MAX_MAILS)) {
    const inner = await parseMail(content);
    texts.push(titled(inner.email, mailText(inner.email, true)), ...(await forwardedMails(inner.email, depth + 1)));
  }
  return texts;
}
