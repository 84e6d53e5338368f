import { bytesOf, type PhoneFile } from '../phone/phoneFile.ts';
import type { Bot, Person, PhoneMessage } from './telegramState.ts';

/** Pause before an update is delivered again, in milliseconds, and how often. */
const AGAIN_MS = 500;
const ATTEMPTS = 20;

interface Written {
  id: number;
  message: PhoneMessage;
  person: Person;
}

interface Courier {
  /** Delivers what a person wrote to the bot's webhook, again and again until it is taken. */
  deliver: (bot: Bot, written: Written) => void;
  /** Delivers a bot's newest update once more, as where the answer was lost. Status of the answer; 0 where there is none. */
  repeat: (bot: Bot) => Promise<number>;
  stop: () => void;
}

function updateOf({ id, message, person }: Written): string {
  const username = person.name.toLowerCase().replaceAll(/\W+/g, '_');
  const from = { id: person.id, is_bot: false, first_name: person.name, username, language_code: 'en' };
  const chat = { id: person.id, type: 'private', first_name: person.name };
  const { date, text, file } = message;
  const content = file === undefined ? { text } : { ...mediaOf(file), ...(text === '' ? {} : { caption: text }) };
  return JSON.stringify({ update_id: id, message: { message_id: message.id, date, chat, from, ...content } });
}

/** JPEG as a photograph, in several sizes of which the largest stands last; sound as what was spoken, anything else as a document. */
function mediaOf(file: PhoneFile): object {
  const media = { file_id: file.id, file_unique_id: file.id, file_size: bytesOf(file).length };
  if (file.type === 'image/jpeg') return { photo: [{ ...media, file_id: `${file.id}0`, file_size: 900 }, media] };
  if (file.type.startsWith('audio/')) return { voice: { ...media, mime_type: file.type, duration: 1 } };
  return { document: { ...media, file_name: file.name, mime_type: file.type } };
}

async function post({ webhook }: Bot, body: string): Promise<number> {
  if (webhook === null) return 0;
  const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': webhook.secretToken };
  try {
    const response = await fetch(webhook.url, { method: 'POST', headers, body });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** The way from the stand-in to the webhooks of bots: https://core.telegram.org/bots/api#setwebhook */
export function createCourier(): Courier {
  const newest = new Map<Bot, string>();
  const timers = new Set<NodeJS.Timeout>();

  async function attempt(bot: Bot, body: string, count: number): Promise<void> {
    const status = await post(bot, body);
    if ((status >= 200 && status < 300) || count >= ATTEMPTS) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void attempt(bot, body, count + 1);
    }, AGAIN_MS);
    timers.add(timer);
  }

  return {
    deliver: (bot, written) => {
      const body = updateOf(written);
      newest.set(bot, body);
      void attempt(bot, body, 1);
    },
    repeat: async (bot) => post(bot, newest.get(bot) ?? ''),
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
