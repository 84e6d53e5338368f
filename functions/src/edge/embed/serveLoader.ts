import { readFileSync } from 'node:fs';
import { idSchema } from '@parlance/domain/ids';
import { isServed } from '../../kernel/access/isServed.ts';
import { config } from '../../kernel/platform/config.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { loaderScript } from './loaderScript.ts';
import { loaderSettings, proactiveSettings } from './loaderSettings.ts';
import { noteInstallation } from './noteInstallation.ts';
import { originOf } from './originOf.ts';

/** Cache lifetimes of a loader, in browsers and in the CDN for all of them: so soon a saved setting shows on websites. */
const CACHE = 'public, max-age=60, s-maxage=60, stale-while-revalidate=86400';

const HEADERS = {
  'Cache-Control': CACHE,
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

const built = new Map<string, string>();

/** A loader of the widget's build, beside this bundle. */
function builtLoader(file: 'hosted-loader.js' | 'proactive-loader.js'): string {
  const code = built.get(file) ?? readFileSync(new URL(file, import.meta.url), 'utf8');
  built.set(file, code);
  return code;
}

export interface LoaderResponse {
  status: 200 | 404 | 405;
  headers: Record<string, string>;
  body: string;
}

/**
 * /widget/{chatbotId}.js: the loader of one chatbot with its present look inside, so that what is saved shows on every page
 * without a new snippet and without a second request, and with the rules for messages beside its bubble where it has any. Says nothing but what the bubble shows, and which websites may show it, as
 * the chat page's policy does. One read; the first website of the customer's that asks is noted.
 */
export async function serveLoader(method: string, path: string, referer: string | undefined): Promise<LoaderResponse> {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { ...HEADERS, Allow: 'GET, HEAD' }, body: '' };
  const chatbotId = idSchema.safeParse(/^\/widget\/([^/]+)\.js$/.exec(path)?.[1]).data;
  const widget = chatbotId === undefined ? undefined : (await refs.widget(chatbotId).get()).data();
  if (chatbotId === undefined || !isServed(widget)) {
    return { status: 404, headers: HEADERS, body: '' };
  }
  await noteInstallation(chatbotId, widget, originOf(referer));
  const { webOrigin } = config();
  const proactive = proactiveSettings(webOrigin, chatbotId, widget);
  const body =
    proactive === undefined
      ? loaderScript(builtLoader('hosted-loader.js'), loaderSettings(webOrigin, chatbotId, widget))
      : loaderScript(builtLoader('proactive-loader.js'), proactive);
  return { status: 200, headers: HEADERS, body };
}
