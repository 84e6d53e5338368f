import type { ChannelMode } from '@parlance/domain/documents/channels/channel';
import type { Message } from '@parlance/domain/documents/chats/message';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { vi } from 'vitest';
import { META_SERVICES } from '../../../../local/src/channels/LOCAL_META.ts';
import type { PhoneFile, SentFile } from '../../../../local/src/channels/phone/phoneFile.ts';
import { connected } from './connected.ts';
import { connectedMeta } from './connectedMeta.ts';
import { CUSTOMER } from './metaPhones.ts';

export const FILE_SERVICES = ['telegram', ...META_SERVICES] as const;

type FileService = (typeof FILE_SERVICES)[number];

/** A file as a customer sends it. */
export function sentFile(name: string, type: string, bytes: Buffer): SentFile {
  return { name, type, data: bytes.toString('base64') };
}

type Base = Pick<
  Awaited<ReturnType<typeof connected>>,
  'orgId' | 'chatbotId' | 'channelId' | 'place' | 'team' | 'channel' | 'chats' | 'messages'
>;

interface Phone {
  send: (file: SentFile, text?: string) => Promise<void>;
  write: (text: string) => Promise<void>;
  /** Delivers the newest message again. */
  repeat: (times: number) => Promise<void>;
  /** Files that the service does not give next. */
  away: (count: number) => Promise<void>;
  texts: () => Promise<string[]>;
  files: () => Promise<PhoneFile[]>;
}

export interface FileWorld extends Base {
  service: FileService;
  phone: Phone;
  /** The only conversation with its messages, once they are what is waited for. */
  until: (test: (messages: Message[], chat: Chat) => boolean) => Promise<{ chatId: string; all: Stored[] }>;
}

type Stored = Message & { id: string };

function untilIn({ chats, messages }: Base): FileWorld['until'] {
  return (test) =>
    vi.waitFor(
      async () => {
        const [chat] = await chats();
        const all = chat === undefined ? [] : await messages(chat.id);
        if (chat === undefined || !test(all, chat)) throw new Error(`not yet: ${JSON.stringify(all)}`);
        return { chatId: chat.id, all };
      },
      { timeout: 60_000, interval: 200 },
    );
}

async function telegramWorld(mode: ChannelMode): Promise<FileWorld> {
  const { phone, ...base } = await connected(mode);
  const own: Phone = {
    send: async (file, text) => void (await phone.act({ file, ...(text === undefined ? {} : { text }) })),
    write: async (text) => void (await phone.act({ text })),
    repeat: async (repeats) => void (await phone.act({ repeats })),
    away: async (filesAway) => void (await phone.act({ filesAway })),
    texts: phone.now,
    files: phone.files,
  };
  return { ...base, service: 'telegram', phone: own, until: untilIn(base) };
}

/** A chatbot that a service is connected with, and a customer who sends it files. */
export async function filePhones(service: FileService, mode: ChannelMode): Promise<FileWorld> {
  if (service === 'telegram') return telegramWorld(mode);
  const { phones, ...base } = await connectedMeta(service, mode);
  const own: Phone = {
    send: async (file, text = '') => void (await phones.act({ says: [{ person: CUSTOMER, file, text }] })),
    write: phones.say,
    repeat: async (repeats) => void (await phones.act({ repeats })),
    away: async (filesAway) => void (await phones.act({ filesAway })),
    texts: async () => (await phones.now()).map(({ text }) => text),
    files: async () => (await phones.now()).flatMap(({ file }) => file ?? []),
  };
  return { ...base, service, phone: own, until: untilIn(base) };
}
