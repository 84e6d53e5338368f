import * as z from 'zod';
import { escapeHtml } from '../../http/html.ts';
import { json } from '../../http/json.ts';
import { parseJson } from '../../http/parseJson.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import { plainPage } from '../phone/phonePages.ts';
import type { TeamsCard, TeamsWorld } from './createTeamsWorld.ts';

/** Key of the channel that the page shows. */
const KEY = 'fernweg';

const actSchema = z.object({ limited: z.optional(z.int()) });

function cardHtml({ body, actions }: TeamsCard): string {
  const texts = body.map(({ text }) => `<p>${escapeHtml(text.replace(/\\([\\`*_[\]()#+~-])/g, '$1'))}</p>`);
  const links = actions.map(({ title, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>`);
  return `<li class="bot">${texts.join('')}${links.join(' ')}</li>`;
}

function page(world: TeamsWorld, origin: string): Reply {
  const cards = world.channelOf(KEY).cards.map(cardHtml);
  return plainPage(
    'Microsoft Teams',
    `<body class="messages"><p><a href="/">All phones</a></p><h1>Microsoft Teams</h1>
<p>Address of the workflow: <code>${escapeHtml(`${origin}/teams/hook/${KEY}`)}</code></p><ul>${cards.join('')}</ul></body>`,
    '<meta http-equiv="refresh" content="5">',
  );
}

/** /teams: a channel with its cards; /teams/hook/{key}: the address of a workflow; /teams/cards/{key}: its cards, and POST what happens. For tests. */
export function serveTeams(world: TeamsWorld, { method, url, body }: Parameters<Handler>[0]): Reply {
  const [, kind, key = ''] = /^\/teams\/(hook|cards)\/([\w-]{1,60})$/.exec(url.pathname) ?? [];
  if (kind === undefined) return page(world, url.origin);
  if (kind === 'hook') {
    const status = method === 'POST' ? world.take(key, body) : 405;
    return { status, headers: status === 429 ? { 'retry-after': '1' } : {}, body: '' };
  }
  const channel = world.channelOf(key);
  if (method === 'POST') channel.limited = actSchema.parse(parseJson(body)).limited ?? channel.limited;
  return json(channel.cards);
}
