import fs from 'node:fs';
import path from 'node:path';
import { type InboxMessage, inboxMessageSchema } from './inboxMessage.ts';

export interface MailStore {
  /** Newest first. */
  list: (to?: string) => InboxMessage[];
  find: (id: string) => InboxMessage | undefined;
  add: (message: InboxMessage) => void;
  clear: () => void;
}

/** Messages in memory and, given a folder, on disk, one file each, so that they outlive a restart. */
export function openMailStore(folder?: string): MailStore {
  const messages: InboxMessage[] = [];
  if (folder !== undefined) {
    fs.mkdirSync(folder, { recursive: true });
    for (const name of fs.readdirSync(folder).filter((entry) => entry.endsWith('.json'))) {
      messages.push(inboxMessageSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'))));
    }
  }
  return {
    list: (to) => {
      const wanted = to?.trim().toLowerCase();
      return messages
        .filter((message) => wanted === undefined || message.to.split(', ').includes(wanted))
        .sort((a, b) => b.at.localeCompare(a.at));
    },
    find: (id) => messages.find((message) => message.id === id),
    add: (message) => {
      messages.push(message);
      if (folder !== undefined) fs.writeFileSync(path.join(folder, `${message.id}.json`), JSON.stringify(message));
    },
    clear: () => {
      messages.length = 0;
      if (folder === undefined) return;
      for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name));
    },
  };
}
