/** Servers of a mailbox as a provider publishes them, with TLS. */
interface MailProvider {
  imap: { host: string; port: number };
  smtp: { host: string; port: number };
}

function provider(imap: string, smtp: string, smtpPort = 465): MailProvider {
  return { imap: { host: imap, port: 993 }, smtp: { host: smtp, port: smtpPort } };
}

const GMAIL = provider('imap.gmail.com', 'smtp.gmail.com');
const GMX = provider('imap.gmx.net', 'mail.gmx.net');
const ICLOUD = provider('imap.mail.me.com', 'smtp.mail.me.com', 587);
const YAHOO = provider('imap.mail.yahoo.com', 'smtp.mail.yahoo.com');

/** By the domain of an address; from the providers' own help pages. */
const PROVIDERS: Readonly<Record<string, MailProvider>> = {
  'gmail.com': GMAIL,
  'googlemail.com': GMAIL,
  'gmx.de': GMX,
  'gmx.net': GMX,
  'gmx.at': GMX,
  'gmx.ch': GMX,
  'web.de': provider('imap.web.de', 'smtp.web.de', 587),
  't-online.de': provider('secureimap.t-online.de', 'securesmtp.t-online.de'),
  'freenet.de': provider('mx.freenet.de', 'mx.freenet.de'),
  'posteo.de': provider('posteo.de', 'posteo.de'),
  'icloud.com': ICLOUD,
  'me.com': ICLOUD,
  'yahoo.com': YAHOO,
  'yahoo.de': YAHOO,
};

/** Domains of a provider that lets no program in with a password: https://learn.microsoft.com/exchange/clients-and-mobile-in-exchange-online/deprecation-of-basic-authentication-exchange-online */
const WITHOUT_PASSWORDS = /(?:^|\.)(?:outlook|hotmail|live|msn)\.[a-z.]{2,6}$/;

/** Servers of an address's mailbox: known ones, else the names that most providers give theirs. Undefined where the address has no domain yet. */
export function mailProviderOf(address: string): MailProvider | undefined {
  const domain = domainOf(address);
  return domain === '' ? undefined : (PROVIDERS[domain] ?? provider(`imap.${domain}`, `smtp.${domain}`));
}

/** True of an address whose provider takes no passwords. */
export function takesNoPassword(address: string): boolean {
  return WITHOUT_PASSWORDS.test(domainOf(address));
}

function domainOf(address: string): string {
  return /@([^\s@]+\.[a-z]{2,})$/i.exec(address.trim())?.[1]?.toLowerCase() ?? '';
}
