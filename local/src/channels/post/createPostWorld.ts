import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LOCAL_MAILBOX } from '../LOCAL_MAILBOX.ts';
import { type Consents, createConsents } from './signIn/createConsents.ts';
import { type Mailbox, postStateSchema, type SentMail, type StoredMail } from './postState.ts';

export interface PostWorld {
  find: (address: string) => Mailbox | undefined;
  /** Addresses of all mailboxes, the newest first. */
  addresses: () => string[];
  /** Consents of the mailboxes' owners. */
  consents: Consents;
  /** Makes a mailbox, or gives it another password. */
  open: (address: string, password: string) => Mailbox;
  /** Resolves once a password that was given counts. */
  settle: () => Promise<void>;
  /** Puts a mail into a mailbox. */
  put: (mailbox: Mailbox, raw: Buffer) => StoredMail;
  /** Numbers the mails of a mailbox anew, as a server does that has lost its index. */
  renumber: (mailbox: Mailbox) => void;
  /** Hands a mail over to its recipient, who may have a mailbox here. */
  send: (mail: SentMail) => void;
  /** Mails that went to an address, the oldest first. */
  sentTo: (address: string) => SentMail[];
}

/** A mail provider with its mailboxes, which survive in `file` if there is one. */
export function createPostWorld(file?: string): PostWorld {
  const stored =
    file === undefined || !existsSync(file)
      ? { mailboxes: [], sent: [] }
      : postStateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const mailboxes = new Map(stored.mailboxes.map((mailbox) => [mailbox.address, mailbox]));
  const { sent } = stored;
  const save = (): void => {
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ mailboxes: [...mailboxes.values()], sent }));
  };
  const put: PostWorld['put'] = (mailbox, raw) => {
    const mail = { uid: mailbox.uidNext, at: new Date().toISOString(), raw: raw.toString('base64') };
    mailbox.uidNext += 1;
    mailbox.mails.push(mail);
    save();
    return mail;
  };
  const open: PostWorld['open'] = (address, password) => {
    const mailbox = mailboxes.get(address) ?? { address, password, validity: 1, uidNext: 1, mails: [] };
    mailbox.password = password;
    mailboxes.set(address, mailbox);
    save();
    return mailbox;
  };
  open(LOCAL_MAILBOX.address, LOCAL_MAILBOX.password);
  return {
    find: (address) => mailboxes.get(address.toLowerCase()),
    addresses: () => [...mailboxes.keys()].toReversed(),
    consents: createConsents(),
    open,
    settle: async () => undefined,
    put,
    renumber: (mailbox) => {
      mailbox.validity += 1;
      for (const [index, mail] of mailbox.mails.entries()) mail.uid = index + 1;
      mailbox.uidNext = mailbox.mails.length + 1;
      save();
    },
    send: (mail) => {
      sent.push(mail);
      const mailbox = mailboxes.get(mail.to);
      if (mailbox !== undefined) put(mailbox, Buffer.from(mail.raw, 'base64'));
      save();
    },
    sentTo: (address) => sent.filter(({ to }) => to === address.toLowerCase()),
  };
}
