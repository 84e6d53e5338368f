import { escapeHtml } from '../../http/html.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import { LOCAL_TELEGRAM } from '../LOCAL_TELEGRAM.ts';
import { fileHtml, fileReply } from '../phone/phoneFile.ts';
import { readWritten } from '../phone/readWritten.ts';
import { messagesPage, phonePage } from '../phone/phonePages.ts';
import type { TelegramWorld } from './createTelegramWorld.ts';
import type { Bot, Person, PhoneMessage } from './telegramState.ts';

/** People who have a phone here. */
const PEOPLE: readonly (readonly [id: number, name: string])[] = [
  [7001, 'Nora Winter'],
  [7002, 'Emil Sommer'],
];

/** Address of a person's phone with a bot; the bot that is known from the start needs no name. */
function pathOf(bot: Bot, personId: number): string {
  return bot.id === LOCAL_TELEGRAM.id ? `/telegram/${personId}` : `/telegram/bots/${bot.id}/${personId}`;
}

function bubbleOf(path: string, { isFromBot, text, date, file }: PhoneMessage) {
  // A bot's text is HTML of the few tags that the API takes, which has been checked when it came.
  const words = isFromBot ? text : escapeHtml(text);
  const html = [file === undefined ? '' : fileHtml(path, file), words].filter((part) => part !== '').join('\n');
  return { isOwn: !isFromBot, html, at: new Date(date * 1000) };
}

function telegramPhone(bot: Bot, person: Person): Reply {
  const { userName, webhook } = bot;
  return phonePage({
    sendsFiles: true,
    path: pathOf(bot, person.id),
    title: `${person.name} – Telegram`,
    heading: `@${userName}`,
    hint: webhook === null ? 'No chatbot is connected with this bot yet.' : '',
    people: PEOPLE.map(([id, name]) => ({ path: pathOf(bot, id), name })),
  });
}

/** /telegram/{id}, and /telegram/bots/{bot}/{id} for other bots: a customer's phone, on which one writes to the bot by hand. */
export async function serveTelegramPages(
  world: TelegramWorld,
  { method, url, headers, bytes }: Parameters<Handler>[0],
): Promise<Reply> {
  const [first] = PEOPLE;
  const [, botId, id = '', messages, fileId] =
    /^\/telegram(?:\/bots\/(\d+))?\/(\d+)(\/messages|\/files\/(\d+))?$/.exec(url.pathname) ?? [];
  const bot = botId === undefined ? world.findBot(LOCAL_TELEGRAM.token) : world.botOf(Number(botId));
  const found = PEOPLE.find(([known]) => String(known) === id);
  if (bot === undefined || found === undefined) {
    return { status: 302, headers: { location: `/telegram/${first?.[0] ?? ''}` }, body: '' };
  }
  const person = world.openChat(bot, ...found);
  if (fileId !== undefined) return fileReply(person.messages.find(({ file }) => file?.id === fileId)?.file);
  if (messages !== undefined) return messagesPage(person.messages.map((one) => bubbleOf(pathOf(bot, person.id), one)));
  if (method !== 'POST') return telegramPhone(bot, person);
  const { text, file } = await readWritten(headers, bytes);
  if (text !== '' || file !== undefined) world.say(bot, person, { isFromBot: false, text, file });
  return { status: 303, headers: { location: url.pathname }, body: '' };
}
