import { escapeHtml } from '../../http/html.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import { META_SERVICES } from '../LOCAL_META.ts';
import { messagesPage, phonePage } from '../phone/phonePages.ts';
import type { GraphWorld } from './createGraphWorld.ts';
import type { GraphMessage } from './graphState.ts';

/** People who have a phone here; of WhatsApp, their numbers. */
const PEOPLE: readonly (readonly [id: string, name: string])[] = [
  ['4915100007001', 'Nora Winter'],
  ['4915100007002', 'Emil Sommer'],
];

const NAMES = { whatsapp: 'WhatsApp', messenger: 'Messenger', instagram: 'Instagram' } as const;

function bubbleOf({ isFromBusiness, text, at }: GraphMessage) {
  return { isOwn: !isFromBusiness, html: escapeHtml(text), at: new Date(at) };
}

/** /whatsapp/{person}, /messenger/{person} and /instagram/{person}: a customer's phone. */
export function serveGraphPages(world: GraphWorld, { method, url, body }: Parameters<Handler>[0]): Reply {
  const [, kind = '', id = '', messages] = /^\/(\w+)(?:\/(\d+)(\/messages)?)?$/.exec(url.pathname) ?? [];
  const service = META_SERVICES.find((one) => one === kind) ?? 'whatsapp';
  const found = PEOPLE.find(([known]) => known === id);
  if (found === undefined) {
    return { status: 302, headers: { location: `/${service}/${PEOPLE[0]?.[0] ?? ''}` }, body: '' };
  }
  const account = world.localAccount(service);
  const person = world.openChat(account, ...found);
  if (messages !== undefined) return messagesPage(person.messages.map(bubbleOf));
  if (method !== 'POST') {
    const isConnected = account.webhook !== null && account.isSubscribed;
    return phonePage({
      path: `/${service}/${person.id}`,
      title: `${person.name} – ${NAMES[service]}`,
      heading: `Fernweg on ${NAMES[service]}`,
      hint: isConnected ? '' : 'No chatbot is connected with this account yet: see “Meta’s console” among all phones.',
      people: PEOPLE.map(([one, name]) => ({ path: `/${service}/${one}`, name })),
    });
  }
  const text = (new URLSearchParams(body).get('text') ?? '').trim();
  if (text !== '') world.say(account, [{ person, text }]);
  return { status: 303, headers: { location: url.pathname }, body: '' };
}
