import { readFileSync } from 'node:fs';
import { domainToCspSources } from '@parlance/domain/addresses/domainName';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { idSchema, newId } from '@parlance/domain/ids';
import { type Locale, toLocale } from '@parlance/domain/locales';
import { messageOf } from '@parlance/domain/proactive/loaderRules';
import type { WidgetConfig } from '@parlance/domain/widget/config';
import { toWidgetLocale } from '@parlance/domain/widget/widgetLocales';
import { isServed } from '../../kernel/access/isServed.ts';
import { isSiteAllowed } from '../../kernel/access/isSiteAllowed.ts';
import { isThere } from '../../kernel/access/isThere.ts';
import { createVisitorToken } from '../../kernel/access/tokens/visitorToken.ts';
import { siteFetcher } from '../../kernel/outgoing/siteFetcher.ts';
import { config } from '../../kernel/platform/config.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { privacyUrlOf } from '../../kernel/access/addresses/privacyUrlOf.ts';
import { countRefusedOrigin } from './countRefusedOrigin.ts';
import { formEntries } from './formEntries.ts';
import { iframePage, type IframeAssets } from './iframePage.ts';
import { deskLinks } from './deskLinks.ts';
import { widgetAppearance } from './widgetAppearance.ts';
import { noteInstallation } from './noteInstallation.ts';
import { originOf } from './originOf.ts';
import { createWidgetAssets, parseManifest } from './createWidgetAssets.ts';
import { widgetState } from './widgetState.ts';
import { CATALOGUES } from '../../kernel/i18n/CATALOGUES.ts';
import { escapeHtml } from '../../delivery/renderMail.ts';

/** Longer than this a visitor does not wait to hear which files are the present ones. */
const MANIFEST_MS = 1500;

let assets: (() => Promise<IframeAssets>) | undefined;

/** A page of one sentence in place of a chat. */
function refusalPage(locale: Locale, reason: 'missing' | 'refused'): string {
  const text = escapeHtml(CATALOGUES[locale].embed[reason]);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text}</title></head><body><p>${text}</p></body></html>`;
}

/** The files of the widget that the page names; beside this bundle lies the manifest that it was built with. */
function widgetAssets(): Promise<IframeAssets> {
  const origin = config().webOrigin;
  assets ??= createWidgetAssets({
    origin,
    fetch: siteFetcher(origin, MANIFEST_MS),
    bundled: () => parseManifest(readFileSync(new URL('widget-manifest.json', import.meta.url), 'utf8')),
  });
  return assets();
}

/** Messages of the rules that are on, where they have a text in the visitor's language. */
function proactiveMessages({ proactive }: Widget, locale: Locale): WidgetConfig['proactive'] {
  return proactive.rules.flatMap((rule) => {
    const message = rule.isOn ? messageOf(rule, locale) : undefined;
    return message === undefined ? [] : [{ id: rule.id, ...message }];
  });
}

export interface IframeRequest {
  method: string;
  /** URL path: /iframe/{chatbotId}. */
  path: string;
  /** `lang` of the query, a BCP 47 tag. */
  language: string | undefined;
  /** `via` of the query: `widget` when the loader opened the page, `preview` when the dashboard shows it. */
  via: string | undefined;
  referer: string | undefined;
}

export interface IframeResponse {
  status: 200 | 403 | 404 | 405;
  headers: Record<string, string>;
  html: string;
}

/**
 * /iframe/{chatbotId}: the chat as a page, with a visitor token for a chat that does not exist yet. Nothing is stored.
 * In a preview the dashboard around it asks in the chat's place: it gets no token, and no other site may frame it. A page
 * that is framed by a site which is not allowed answers 403 and is noted for the owner; where the browser hides the site, frame-ancestors decides.
 */
export async function serveIframe(request: IframeRequest): Promise<IframeResponse> {
  const locale = toLocale(request.language);
  const headers = {
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    // The origin alone: an API key that is restricted to websites would refuse a visitor's sign-in without it (watchChat).
    'Referrer-Policy': 'strict-origin',
  };
  const closed = { ...headers, 'Content-Security-Policy': "default-src 'none'; frame-ancestors *" };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { status: 405, headers: { ...closed, Allow: 'GET, HEAD' }, html: '' };
  }
  const isPreview = request.via === 'preview';
  const chatbotId = idSchema.safeParse(/^\/iframe\/([^/]+)\/?$/.exec(request.path)?.[1]);
  const widget = chatbotId.success ? (await refs.widget(chatbotId.data).get()).data() : undefined;
  // A trial before sign-up is shown by its own page alone, which asks in the chat's place.
  if (!chatbotId.success || !isThere(widget) || !(isPreview || isServed(widget))) {
    return { status: 404, headers: closed, html: refusalPage(locale, 'missing') };
  }
  const { webOrigin, functionsUrl, aiProvider } = config();
  const origin = originOf(request.referer);
  const domains = isPreview ? [] : widget.allowedDomains;
  if (!isSiteAllowed(origin, domains)) {
    if (!isPreview) await countRefusedOrigin(widget.orgId, chatbotId.data, origin);
    return { status: 403, headers: closed, html: refusalPage(locale, 'refused') };
  }
  if (!isPreview) await noteInstallation(chatbotId.data, widget, origin);
  const channel = request.via === 'widget' ? 'widget' : 'iframe';
  const now = new Date();
  const language = toWidgetLocale(request.language);
  const page = iframePage(
    {
      chatbotId: chatbotId.data,
      ...widgetAppearance(chatbotId.data, widget, { locale, language }, now),
      // A trial answers in every state.
      state: isPreview ? 'ready' : await widgetState(widget, now),
      isPreview,
      functionsUrl,
      business: widget.orgName,
      privacyUrl: privacyUrlOf(widget, locale, webOrigin),
      visitorToken: isPreview
        ? ''
        : createVisitorToken({ chatbotId: chatbotId.data, chatId: newId(), origin, channel }),
      proactive: proactiveMessages(widget, locale),
      local: aiProvider === 'local',
      desk: isPreview
        ? []
        : [
            ...(await formEntries(chatbotId.data, widget, locale)),
            ...deskLinks(chatbotId.data, widget, { locale, language }),
          ],
    },
    language,
    channel,
    await widgetAssets(),
    isPreview ? [] : [webOrigin, ...domains.flatMap(domainToCspSources)],
  );
  return {
    status: 200,
    headers: { ...headers, 'Content-Security-Policy': page.contentSecurityPolicy },
    html: page.html,
  };
}
