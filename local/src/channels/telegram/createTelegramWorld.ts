import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LOCAL_TELEGRAM } from '../LOCAL_TELEGRAM.ts';
import type { PhoneFile, SentFile } from '../phone/phoneFile.ts';
import { createCourier } from './createCourier.ts';
import { type Bot, type Person, type PhoneMessage, type TelegramState, telegramStateSchema } from './telegramState.ts';

function readStored(file: string | undefined): TelegramState | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  return telegramStateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export interface TelegramWorld {
  /** By its token. Any number with `:local-` and 20 more signs is a bot of its own, as tests need them. */
  findBot: (token: string) => Bot | undefined;
  botOf: (id: number) => Bot | undefined;
  /** A person who has written to the bot; a bot cannot write first. */
  findPerson: (bot: Bot, personId: number) => Person | undefined;
  /** The person's chat with the bot, begun where there was none. */
  openChat: (bot: Bot, personId: number, name: string) => Person;
  /** Adds a message to the chat, and has it delivered to the bot's webhook where a person wrote it. */
  say: (
    bot: Bot,
    person: Person,
    message: Pick<PhoneMessage, 'isFromBot' | 'text'> & { file?: SentFile | undefined },
  ) => PhoneMessage;
  /** A file of any chat of the bot's. */
  findFile: (bot: Bot, fileId: string) => PhoneFile | undefined;
  /** Delivers a bot's newest update once more, as Telegram does where the answer was lost. Status of the answer. */
  repeat: (bot: Bot) => Promise<number>;
  setWebhook: (bot: Bot, webhook: Bot['webhook']) => void;
  stop: () => void;
}

const LOCAL_TOKEN = /^(\d{3,15}):local-[\w-]{20,60}$/;

/** State of the stand-in, which survives in `stateFile` if there is one. */
export function createTelegramWorld(first: Bot['webhook'], stateFile?: string): TelegramWorld {
  const stored = readStored(stateFile) ?? { webhook: first, chats: [] };
  const bots = new Map<string, Bot>([
    [LOCAL_TELEGRAM.token, { ...LOCAL_TELEGRAM, webhook: stored.webhook, filesAway: 0 }],
  ]);
  const chats = new Map<string, Person>(stored.chats);
  const save = (): void => {
    if (stateFile === undefined) return;
    mkdirSync(dirname(stateFile), { recursive: true });
    const state: TelegramState = { webhook: bots.get(LOCAL_TELEGRAM.token)?.webhook ?? null, chats: [...chats] };
    writeFileSync(stateFile, JSON.stringify(state));
  };
  let ids = Math.max(1000, ...stored.chats.flatMap(([, { messages }]) => messages.map(({ id }) => id + 1)));
  const nextId = (): number => (ids += 1);
  const keyOf = (bot: Bot, personId: number): string => `${bot.id}/${personId}`;

  const courier = createCourier();

  return {
    findBot: (token) => {
      const known = bots.get(token);
      const id = Number(LOCAL_TOKEN.exec(token)?.[1]);
      if (known !== undefined || !Number.isInteger(id)) return known;
      const bot = { id, token, userName: `bot_${id}`, webhook: null, filesAway: 0 };
      bots.set(token, bot);
      return bot;
    },
    botOf: (id) => [...bots.values()].find((bot) => bot.id === id),
    findPerson: (bot, personId) => chats.get(keyOf(bot, personId)),
    openChat: (bot, personId, name) => {
      const person = chats.get(keyOf(bot, personId)) ?? { id: personId, name, hasBlocked: false, messages: [] };
      chats.set(keyOf(bot, personId), person);
      return person;
    },
    findFile: (bot, fileId) =>
      [...chats]
        .filter(([key]) => key.startsWith(`${bot.id}/`))
        .flatMap(([, { messages }]) => messages.flatMap(({ file }) => file ?? []))
        .find(({ id }) => id === fileId),
    say: (bot, person, { isFromBot, text, file }) => {
      const own = file === undefined ? {} : { file: { id: String(nextId()), ...file } };
      const at = Date.now();
      const message = { id: nextId(), isFromBot, text, date: Math.floor(at / 1000), at, ...own };
      person.messages.push(message);
      save();
      if (isFromBot) return message;
      courier.deliver(bot, { id: nextId(), message, person });
      return message;
    },
    repeat: courier.repeat,
    setWebhook: (bot, next) => {
      bot.webhook = next;
      save();
    },
    stop: courier.stop,
  };
}
