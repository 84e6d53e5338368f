import { escapeHtml } from '../../http/html.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import { META_SERVICES } from '../LOCAL_META.ts';
import { fileHtml, fileReply } from '../phone/phoneFile.ts';
import { readWritten } from '../phone/readWritten.ts';
import { messagesPage, phonePage } from '../phone/phonePages.ts';
import type { GraphWorld } from './createGraphWorld.ts';
import type { GraphMessage } from './graphState.ts';

/** People who have a phone here; of WhatsApp, their numbers. */
const PEOPLE: readonly (readonly [id: string, name: string])[] = [
  ['4915100007001', 'Nora Winter'],
  ['4915100007002', 'Emil Sommer'],
];

const NAMES = { whatsapp: 'WhatsApp', messenger: 'Messenger', instagram: 'Instagram' } as const;

function bubbleOf(path: string, { isFromBusiness, text, at, file }: GraphMessage) {
  const parts = [file === undefined ? '' : fileHtml(path, file), escapeHtml(text)];
  return { isOwn: !isFromBusiness, html: parts.filter((part) => part !== '').join('\n'), at: new Date(at) };
}

/** /whatsapp/{person}, /messenger/{person} and /instagram/{person}: a customer's phone. */
export async function serveGraphPages(
  world: GraphWorld,
  { method, url, headers, bytes }: Parameters<Handler>[0],
): Promise<Reply> {
  const [, kind = '', id = '', messages, fileId] =
    /^\/(\w+)(?:\/(\d+)(\/messages|\/files\/(\d+))?)?$/.exec(url.pathname) ?? [];
  const service = META_SERVICES.find((one) => one === kind) ?? 'whatsapp';
  const found = PEOPLE.find(([known]) => known === id);
  if (found === undefined) {
    return { status: 302, headers: { location: `/${service}/${PEOPLE[0]?.[0] ?? ''}` }, body: '' };
  }
  const account = world.localAccount(service);
  const person = world.openChat(account, ...found);
  const path = `/${service}/${person.id}`;
  if (fileId !== undefined) return fileReply(person.messages.find(({ file }) => file?.id === fileId)?.file);
  if (messages !== undefined) return messagesPage(person.messages.map((one) => bubbleOf(path, one)));
  if (method !== 'POST') {
    const isConnected = account.webhook !== null && account.isSubscribed;
    return phonePage({
      sendsFiles: true,
      path,
      title: `${person.name} – ${NAMES[service]}`,
      heading: `Fernweg on ${NAMES[service]}`,
      hint: isConnected ? '' : 'No chatbot is connected with this account yet: see “Meta’s console” among all phones.',
      people: PEOPLE.map(([one, name]) => ({ path: `/${service}/${one}`, name })),
    });
  }
  const { text, file } = await readWritten(headers, bytes);
  if (text !== '' || file !== undefined) world.say(account, [{ person, text, file }]);
  return { status: 303, headers: { location: url.pathname }, body: '' };
}
