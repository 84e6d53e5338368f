import { escapeHtml } from '../../http/html.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import { LOCAL_TELEGRAM } from '../LOCAL_TELEGRAM.ts';
import { messagesPage, phonePage } from '../phone/phonePages.ts';
import type { TelegramWorld } from './createTelegramWorld.ts';
import type { Bot, Person, PhoneMessage } from './telegramState.ts';

/** People who have a phone here. */
const PEOPLE: readonly (readonly [id: number, name: string])[] = [
  [7001, 'Nora Winter'],
  [7002, 'Emil Sommer'],
];

function bubbleOf({ isFromBot, text, date }: PhoneMessage) {
  // A bot's text is HTML of the few tags that the API takes, which has been checked when it came.
  return { isOwn: !isFromBot, html: isFromBot ? text : escapeHtml(text), at: new Date(date * 1000) };
}

function telegramPhone({ userName, webhook }: Bot, person: Person): Reply {
  return phonePage({
    path: `/telegram/${person.id}`,
    title: `${person.name} – Telegram`,
    heading: `@${userName}`,
    hint: webhook === null ? 'No chatbot is connected with this bot yet.' : '',
    people: PEOPLE.map(([id, name]) => ({ path: `/telegram/${id}`, name })),
  });
}

/** /telegram/{id}: a customer's phone, on which one writes to the bot by hand. */
export function serveTelegramPages(world: TelegramWorld, { method, url, body }: Parameters<Handler>[0]): Reply {
  const [first] = PEOPLE;
  const [, id = '', messages] = /^\/telegram\/(\d+)(\/messages)?$/.exec(url.pathname) ?? [];
  const bot = world.findBot(LOCAL_TELEGRAM.token);
  const found = PEOPLE.find(([known]) => String(known) === id);
  if (bot === undefined || found === undefined) {
    return { status: 302, headers: { location: `/telegram/${first?.[0] ?? ''}` }, body: '' };
  }
  const person = world.openChat(bot, ...found);
  if (messages !== undefined) return messagesPage(person.messages.map(bubbleOf));
  const text = method === 'POST' ? (new URLSearchParams(body).get('text') ?? '').trim() : '';
  if (method !== 'POST') return telegramPhone(bot, person);
  if (text !== '') world.say(bot, person, { isFromBot: false, text });
  return { status: 303, headers: { location: url.pathname }, body: '' };
}
