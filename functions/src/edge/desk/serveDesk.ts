import { DESK_KINDS, type DeskKind } from '@parlance/domain/desk/DESK_KINDS';
import { HOUR_MS } from '@parlance/domain/durations';
import { idSchema } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { type Locale, toLocale } from '@parlance/domain/locales';
import { submitDeclaration } from '../../conversations/submitDeclaration.ts';
import { escapeHtml } from '../../delivery/renderMail.ts';
import { isServed } from '../../kernel/access/isServed.ts';
import { nonceOfDeskToken } from '../../kernel/access/tokens/deskToken.ts';
import { DESK_TEXTS } from '../../kernel/i18n/desk/DESK_TEXTS.ts';
import { config } from '../../kernel/platform/config.ts';
import { fitsRateLimit } from '../../kernel/platform/limits/fitsRateLimit.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { privacyUrlOf } from '../../kernel/access/addresses/privacyUrlOf.ts';
import { DESK_HEADERS, deskPage } from './deskPage.ts';
import type { DeskView } from './DeskView.ts';
import { formPage } from './formPage.ts';
import { entriesOf, readDeclaration } from './readDeclaration.ts';
import { receiptPage } from './receiptPage.ts';
import { referenceOf } from './referenceOf.ts';

export interface DeskRequest {
  method: string;
  /** URL path: /desk/{chatbotId}/{kind}. */
  path: string;
  /** A BCP 47 tag. */
  language: string | undefined;
  /** Form of a POST, in percent-encoding. */
  body: Buffer | undefined;
  /** Network prefix of the caller. */
  address: string;
}

export interface DeskResponse {
  status: 200 | 400 | 404 | 405 | 413 | 429 | 503;
  headers: Record<string, string>;
  html: string;
}

type Answer = Pick<DeskResponse, 'status' | 'html'>;

const PATH = new RegExp(`^/desk/([^/]+)/(${DESK_KINDS.join('|')})/?$`);

/** Chatbot and page that a path names. */
function namedIn(path: string): { chatbotId: string; kind: DeskKind } | undefined {
  const [, name, kindName] = PATH.exec(path) ?? [];
  const chatbotId = idSchema.safeParse(name).data;
  const kind = DESK_KINDS.find((each) => each === kindName);
  return chatbotId === undefined || kind === undefined ? undefined : { chatbotId, kind };
}

/** A page of one sentence. */
function sentence(status: Answer['status'], locale: Locale, text: string): Answer {
  const main = `<h1>${escapeHtml(text)}</h1>`;
  return { status, html: deskPage({ locale, title: text, business: '', main, footer: '' }) };
}

function gone(locale: Locale): Answer {
  return sentence(404, locale, DESK_TEXTS[locale].gone);
}

/** Takes what was declared. The form comes back with all that was typed wherever it was not received. */
async function declare(view: DeskView, { body, address }: DeskRequest): Promise<Answer> {
  const { chatbotId, kind, widget, locale, texts } = view;
  const form = new URLSearchParams(body?.toString('utf8') ?? '');
  const entries = entriesOf(form);
  const again = (status: Answer['status'], reason: keyof typeof texts.notReceived, token?: string): Answer => {
    const sent = token === undefined ? {} : { token };
    const state = { entries, problems: new Map(), notReceived: texts.notReceived[reason], ...sent };
    return { status, html: formPage(view, state) };
  };
  const token = form.get('token') ?? '';
  const nonce = nonceOfDeskToken({ chatbotId, kind }, token);
  const read = readDeclaration(kind, entries, texts);
  if ('problems' in read) {
    const kept = nonce === undefined ? {} : { token };
    return { status: 400, html: formPage(view, { entries, problems: read.problems, ...kept }) };
  }
  if (nonce === undefined) return again(400, 'expired');
  try {
    if (!(await fitsRateLimit(`desk:${chatbotId}:${address}`, LIMITS.deskUsesPerHour, HOUR_MS))) {
      return again(429, 'flood', token);
    }
    const { orgId, plan } = widget;
    const declarationId = referenceOf({ chatbotId, kind }, nonce, read.content);
    const declared = { ...read.content, kind, chatbotId, locale };
    const declaration = await submitDeclaration({ orgId, plan, declarationId, address, declared });
    return { status: 200, html: receiptPage(view, declarationId, declaration) };
  } catch (error) {
    logEvent('declaration not stored', {}, error);
    return again(503, 'failed', token);
  }
}

async function answer(request: DeskRequest, locale: Locale): Promise<Answer> {
  const named = namedIn(request.path);
  const widget = named === undefined ? undefined : (await refs.widget(named.chatbotId).get()).data();
  if (named === undefined || !isServed(widget)) return gone(locale);
  const privacyUrl = privacyUrlOf(widget, locale, config().webOrigin);
  const view: DeskView = { ...named, widget, locale, texts: DESK_TEXTS[locale], privacyUrl };
  // A page that was opened before the desk was switched off is still taken.
  if (request.method === 'POST') return declare(view, request);
  return widget.desk[named.kind] ? { status: 200, html: formPage(view) } : gone(locale);
}

/**
 * /desk/{chatbotId}/withdrawal and …/cancellation: the pages on which a customer withdraws from a contract, or cancels one, without an
 * account, a script, a cookie or a model, whatever plan, messages and status the chatbot has (decision 077). One read for a form; the POST
 * of a form stores what was declared once, however often it is sent.
 */
export async function serveDesk(request: DeskRequest): Promise<DeskResponse> {
  const { method, body, language } = request;
  const locale = toLocale(language);
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    return { status: 405, headers: { ...DESK_HEADERS, Allow: 'GET, HEAD, POST' }, html: '' };
  }
  if (body !== undefined && body.byteLength > LIMITS.deskBytes) {
    return { status: 413, headers: DESK_HEADERS, html: '' };
  }
  try {
    return { headers: DESK_HEADERS, ...(await answer(request, locale)) };
  } catch (error) {
    logEvent('page failed', {}, error);
    return { headers: DESK_HEADERS, ...sentence(503, locale, DESK_TEXTS[locale].away) };
  }
}
