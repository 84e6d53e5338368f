import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createPostWorld, type PostWorld } from '../post/createPostWorld.ts';

/** Dovecot looks at the file of its users once a second at most. */
const SETTLED_MS = 1100;

interface MaildirOptions {
  folder: string;
  user: { uid: number; gid: number };
}

/** A mail provider whose mailboxes are Dovecot's: what is put into one lies in its Maildir (https://cr.yp.to/proto/maildir.html). */
export function createMaildirWorld({ folder, user }: MaildirOptions): PostWorld {
  const passwords = new Map<string, string>();
  let changedAt = 0;
  const own = (path: string): void => chownSync(path, user.uid, user.gid);
  const maildirOf = (address: string): string => join(folder, 'mail', address);
  const writeUsers = (): void => {
    const lines = [...passwords].map(([address, password]) => `${address}:{PLAIN}${password}::::::\n`);
    const next = join(folder, 'users.new');
    writeFileSync(next, lines.join(''));
    // Dovecot reads the file again where its time is another, in whole seconds.
    changedAt = Math.max(changedAt + 1, Math.floor(Date.now() / 1000));
    utimesSync(next, changedAt, changedAt);
    renameSync(next, join(folder, 'users'));
  };
  const deliver = (address: string, raw: Buffer): void => {
    const maildir = maildirOf(address);
    const name = `${Date.now()}.${randomUUID()}.localhost`;
    writeFileSync(join(maildir, 'tmp', name), raw);
    own(join(maildir, 'tmp', name));
    renameSync(join(maildir, 'tmp', name), join(maildir, 'new', name));
  };
  const known = createPostWorld();
  return {
    ...known,
    open: (address, password) => {
      passwords.set(address, password);
      writeUsers();
      for (const part of ['', 'tmp', 'new', 'cur']) {
        const path = join(maildirOf(address), part);
        if (existsSync(path)) continue;
        mkdirSync(path, { recursive: true });
        own(path);
      }
      return known.open(address, password);
    },
    settle: async () => pause(SETTLED_MS),
    put: (mailbox, raw) => {
      deliver(mailbox.address, raw);
      return known.put(mailbox, raw);
    },
    renumber: ({ address }) => {
      for (const index of [
        'dovecot-uidlist',
        'dovecot-uidvalidity',
        'dovecot.index',
        'dovecot.index.log',
        'dovecot.index.cache',
      ])
        rmSync(join(maildirOf(address), index), { force: true });
    },
  };
}
