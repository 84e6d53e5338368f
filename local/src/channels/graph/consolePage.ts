import { escapeHtml } from '../../http/html.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import { localAppSecret, localGraphToken, META_SERVICES } from '../LOCAL_META.ts';
import { plainPage } from '../phone/phonePages.ts';
import type { GraphWorld } from './createGraphWorld.ts';
import type { GraphAccount } from './graphState.ts';
import { setGraphWebhook } from './setGraphWebhook.ts';

function sectionOf({ service, id, webhook }: GraphAccount): string {
  const facts = [
    ['Account', id],
    ['Token', localGraphToken(service, id)],
    ['App secret', localAppSecret(id)],
    ['Callback', webhook?.url ?? 'none'],
  ];
  return `<section><h2>${service}</h2><dl>${facts.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<form method="post" autocomplete="off"><input type="hidden" name="service" value="${service}">
<label for="${service}-url">Callback URL</label><input id="${service}-url" name="url" required placeholder="Callback URL">
<label for="${service}-token">Verify token</label><input id="${service}-token" name="verifyToken" required placeholder="Verify token">
<button>Verify and save</button></form></section>`;
}

/** /meta: the accounts that the stand-in knows, and where the address of a connection is entered as in Meta's console. */
export async function serveConsole(world: GraphWorld, { method, body }: Parameters<Handler>[0]): Promise<Reply> {
  if (method !== 'POST') {
    const accounts = META_SERVICES.map((service) => sectionOf(world.localAccount(service)));
    return plainPage(
      'Meta’s console',
      `<body><nav><a href="/">All phones</a></nav><h1>Meta’s console</h1>${accounts.join('')}</body>`,
    );
  }
  const given = new URLSearchParams(body);
  const service = META_SERVICES.find((one) => one === given.get('service')) ?? 'whatsapp';
  const webhook = { url: given.get('url') ?? '', verifyToken: given.get('verifyToken') ?? '' };
  if (await setGraphWebhook(world, world.localAccount(service), webhook)) {
    return { status: 303, headers: { location: '/meta' }, body: '' };
  }
  return {
    ...plainPage(
      'Not verified',
      '<body><p>The address did not answer as it should. <a href="/meta">Back</a></p></body>',
    ),
    status: 400,
  };
}
