import { HOST_NAME } from '@parlance/domain/channels/HOST_NAME';
import { mailProviderOf } from '@parlance/domain/channels/mailProviderOf';

/** Fields of a mailbox as they are entered; those of its servers may stay empty. */
export const EMPTY_MAILBOX = {
  address: '',
  senderName: '',
  userName: '',
  password: '',
  imapHost: '',
  imapPort: '993',
  smtpHost: '',
  smtpPort: '465',
};

export type MailboxFields = typeof EMPTY_MAILBOX;

/** Server of a field's text; undefined where it is none. */
export function serverOf(host: string, port: string): { host: string; port: number } | undefined {
  const number = Number(port);
  const isPort = /^\d{1,5}$/.test(port.trim()) && number >= 1 && number <= 65_535;
  return isPort && HOST_NAME.test(host.trim().toLowerCase()) ? { host: host.trim(), port: number } : undefined;
}

/** Fields with what the provider of the address says where nothing is entered. */
export function withProvider(fields: MailboxFields): MailboxFields {
  const known = mailProviderOf(fields.address);
  if (known === undefined) return fields;
  return {
    ...fields,
    userName: fields.userName.trim() || fields.address.trim(),
    imapHost: fields.imapHost.trim() || known.imap.host,
    smtpHost: fields.smtpHost.trim() || known.smtp.host,
    smtpPort: fields.smtpHost.trim() === '' ? String(known.smtp.port) : fields.smtpPort,
  };
}
