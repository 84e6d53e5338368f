import { headerOf, type MailHeader } from './headerOf.ts';

/** Names that providers write in Authentication-Results, where their servers have another name. */
const PROVIDERS: Readonly<Record<string, string>> = { 'imap.gmail.com': 'mx.google.com' };

/** The part of a host's name that one owner has: its last two labels, or three where the second is as short as in `co.uk`. */
function ownerOf(host: string): string {
  const labels = host.toLowerCase().split('.');
  return labels.slice((labels.at(-2) ?? '').length <= 3 ? -3 : -2).join('.');
}

/**
 * Name by which the server that took a mail signs its verdicts (RFC 8601): the one of its provider, else that of the newest header if it has the same
 * owner as the mailbox's server. Empty where neither is known: then nothing is believed.
 */
export function authservIdOf(headers: readonly MailHeader[], mailboxHost: string): string {
  const known = PROVIDERS[mailboxHost];
  if (known !== undefined) return known;
  const [name = ''] = (headerOf(headers, 'authentication-results') ?? '').trim().toLowerCase().split(/[\s;]/);
  return name !== '' && mailboxHost !== '' && ownerOf(name) === ownerOf(mailboxHost) ? name : '';
}
