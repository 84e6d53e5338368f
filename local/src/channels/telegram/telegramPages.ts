import { escapeHtml, HTML } from '../../http/html.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import { LOCAL_TELEGRAM } from '../LOCAL_TELEGRAM.ts';
import type { TelegramWorld } from './createTelegramWorld.ts';
import type { Bot, Person, PhoneMessage } from './telegramState.ts';
import { PHONE_STYLES } from './PHONE_STYLES.ts';

/** No script anywhere on these pages. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; form-action 'self'; base-uri 'none'";
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
/** People who have a phone here. */
const PEOPLE: readonly (readonly [id: number, name: string])[] = [
  [7001, 'Nora Winter'],
  [7002, 'Emil Sommer'],
];

function page(title: string, head: string, body: string): Reply {
  return {
    headers: { ...HTML, 'content-security-policy': POLICY },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">${head}
<style>${PHONE_STYLES}</style></head>${body}</html>`,
  };
}

function bubble({ isFromBot, text, date }: PhoneMessage): string {
  // A bot's text is HTML of the few tags that the API takes, which has been checked when it came.
  const shown = (isFromBot ? text : escapeHtml(text)).replaceAll('\n', '<br>');
  const who = isFromBot ? 'bot' : 'own';
  return `<li class="${who}"><p>${shown}</p><time>${TIME.format(new Date(date * 1000))}</time></li>`;
}

function messagesPage(person: Person): Reply {
  const refresh = '<meta http-equiv="refresh" content="2">';
  return page('Messages', refresh, `<body class="messages"><ul>${person.messages.map(bubble).join('')}</ul></body>`);
}

function phonePage({ userName, webhook }: Bot, person: Person): Reply {
  const others = PEOPLE.map(
    ([id, name]) => `<a href="/telegram/${id}"${id === person.id ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  const hint = webhook === null ? '<p class="hint">No chatbot is connected with this bot yet.</p>' : '';
  return page(
    `${person.name} – Telegram`,
    '',
    `<body><nav aria-label="People">${others.join('')}</nav><main><h1>@${userName}</h1>${hint}
<iframe title="Messages" src="/telegram/${person.id}/messages"></iframe>
<form method="post" autocomplete="off"><label for="text">Message</label>
<input id="text" name="text" required maxlength="4096" autofocus><button>Send</button></form></main></body>`,
  );
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
  if (messages !== undefined) return messagesPage(person);
  const text = method === 'POST' ? (new URLSearchParams(body).get('text') ?? '').trim() : '';
  if (method !== 'POST') return phonePage(bot, person);
  if (text !== '') world.say(bot, person, { isFromBot: false, text });
  return { status: 303, headers: { location: url.pathname }, body: '' };
}
