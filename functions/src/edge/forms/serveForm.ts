import type { FormContent } from '@parlance/domain/documents/forms/form';
import { HOUR_MS } from '@parlance/domain/durations';
import { idSchema } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { type Locale, toLocale } from '@parlance/domain/locales';
import { FieldPath } from 'firebase-admin/firestore';
import { formView } from '../../conversations/formView.ts';
import type { FormEntries } from '../../conversations/FormEntries.ts';
import { submitForm } from '../../conversations/submitForm.ts';
import { escapeHtml } from '../../delivery/renderMail.ts';
import { isServed } from '../../kernel/access/isServed.ts';
import { privacyUrlOf } from '../../kernel/access/addresses/privacyUrlOf.ts';
import { type FormSubject, nonceOfFormToken } from '../../kernel/access/tokens/formToken.ts';
import { FORM_PAGE_TEXTS } from '../../kernel/i18n/forms/FORM_PAGE_TEXTS.ts';
import { FORM_TEXTS } from '../../kernel/i18n/forms/FORM_TEXTS.ts';
import { config } from '../../kernel/platform/config.ts';
import { fitsRateLimit } from '../../kernel/platform/limits/fitsRateLimit.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { DESK_HEADERS, deskPage } from '../desk/deskPage.ts';
import { readDay } from '../desk/readDay.ts';
import { type FillState, fillPage } from './fillPage.ts';
import type { FormPageView } from './FormPageView.ts';
import { readSentPage } from './readSentPage.ts';
import { sentPage } from './sentPage.ts';
import { submissionIdOf } from './submissionIdOf.ts';

export interface FormRequest {
  method: string;
  /** URL path: /form/{chatbotId}/{formId}. */
  path: string;
  /** A BCP 47 tag. */
  language: string | undefined;
  contentType: string;
  /** Form of a POST. */
  body: Buffer | undefined;
  /** Network prefix of the caller. */
  address: string;
}

export interface FormResponse {
  status: 200 | 400 | 404 | 405 | 413 | 429 | 503;
  headers: Record<string, string>;
  html: string;
}

type Answer = Pick<FormResponse, 'status' | 'html'>;

const PATH = /^\/form\/([^/]+)\/([^/]+)\/?$/;

/** Chatbot and form that a path names. */
function namedIn(path: string): FormSubject | undefined {
  const [, chatbot, form] = PATH.exec(path) ?? [];
  const chatbotId = idSchema.safeParse(chatbot).data;
  const formId = idSchema.safeParse(form).data;
  return chatbotId === undefined || formId === undefined ? undefined : { chatbotId, formId };
}

/** A page of one sentence, and below it what was typed and has no form any more. */
function sentence(status: Answer['status'], locale: Locale, text: string, typed: readonly string[] = []): Answer {
  const kept = typed.map((each) => `<dd>${escapeHtml(each)}</dd>`).join('');
  const main = `<h1>${escapeHtml(text)}</h1>${kept === '' ? '' : `<dl>${kept}</dl>`}`;
  return { status, html: deskPage({ locale, title: text, business: '', main, footer: '' }) };
}

/** Entries with days in the form in which they are kept: a browser without a field for days sends them as people write them. */
function withDays({ fields }: FormContent, { values, files }: FormEntries): FormEntries {
  const days = new Set(fields.filter(({ type }) => type === 'date').map(({ name }) => name));
  const read = [...values].map(([name, value]) => [name, days.has(name) ? (readDay(value) ?? value) : value] as const);
  return { values: new Map(read), files };
}

/** True iff the same entries were stored with files: the page was loaded again, and the browser has left them out. */
async function wasSentWithFiles(orgId: string, typed: string): Promise<boolean> {
  const byId = refs.submissions(orgId).orderBy(FieldPath.documentId());
  return !(await byId.startAfter(`${typed}-`).endBefore(`${typed}-~`).limit(1).get()).empty;
}

/** Takes what was filled in. The form comes back with all that was typed wherever it was not taken. */
async function take(page: FormPageView, form: FormContent & { isOn: boolean }, request: FormRequest): Promise<Answer> {
  const { chatbotId, formId, widget, locale } = page;
  const { address, contentType, body = Buffer.alloc(0) } = request;
  const { token, entries } = await readSentPage(body, contentType);
  const nonce = nonceOfFormToken({ chatbotId, formId }, token);
  const again = (status: Answer['status'], state: Partial<FillState>): Answer => {
    const kept = nonce === undefined ? {} : { token };
    return { status, html: fillPage(page, { values: entries.values, problems: new Map(), ...kept, ...state }) };
  };
  if (!form.isOn) return again(404, { notTaken: FORM_TEXTS[locale].gone });
  if (nonce === undefined) return again(400, { notTaken: FORM_PAGE_TEXTS[locale].expired });
  try {
    if (!(await fitsRateLimit(`form:${chatbotId}:${address}`, LIMITS.formUsesPerHour, HOUR_MS))) {
      return again(429, { notTaken: FORM_TEXTS[locale].full });
    }
    const { submissionId, typed } = submissionIdOf({ chatbotId, formId }, nonce, entries);
    if (entries.files.size === 0 && (await wasSentWithFiles(widget.orgId, typed))) {
      return { status: 200, html: sentPage(page) };
    }
    const outcome = await submitForm({
      chatbotId,
      widget,
      formId,
      form,
      submissionId,
      entries: withDays(form, entries),
      locale,
      language: locale,
      visitor: undefined,
      address,
    });
    if (outcome === 'stored') return { status: 200, html: sentPage(page) };
    if (outcome === 'full') return again(429, { notTaken: FORM_TEXTS[locale].full });
    return again(400, { problems: outcome.problems });
  } catch (error) {
    logEvent('submission not stored', {}, error);
    return again(503, { notTaken: FORM_PAGE_TEXTS[locale].failed });
  }
}

async function answer(request: FormRequest, locale: Locale): Promise<Answer> {
  const named = namedIn(request.path);
  const widget = named === undefined ? undefined : (await refs.widget(named.chatbotId).get()).data();
  const gone = FORM_TEXTS[locale].gone;
  if (named === undefined || !isServed(widget)) return sentence(404, locale, gone);
  const form = (await refs.form(widget.orgId, named.chatbotId, named.formId).get()).data();
  const isPosted = request.method === 'POST';
  if (form === undefined) {
    const { entries } = await readSentPage(request.body ?? Buffer.alloc(0), request.contentType);
    const typed = [...entries.values].flatMap(([name, value]) => (name === '_token' || value === '' ? [] : value));
    return sentence(404, locale, gone, typed);
  }
  const view = formView(form, widget, { locale, language: locale });
  const privacyUrl = privacyUrlOf(widget, locale, config().webOrigin);
  const page: FormPageView = { ...named, widget, locale, view, privacyUrl };
  if (isPosted) return take(page, form, request);
  return form.isOn ? { status: 200, html: fillPage(page) } : sentence(404, locale, gone);
}

/**
 * /form/{chatbotId}/{formId}: a form of the chatbot's as a page, without a script, a cookie or an account, whatever plan, messages and
 * status the chatbot has (decision 078). The POST of a form stores it once, however often it is sent.
 */
export async function serveForm(request: FormRequest): Promise<FormResponse> {
  const { method, body, language } = request;
  const locale = toLocale(language);
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    return { status: 405, headers: { ...DESK_HEADERS, Allow: 'GET, HEAD, POST' }, html: '' };
  }
  if (body !== undefined && body.byteLength > LIMITS.formBytes) {
    return { headers: DESK_HEADERS, ...sentence(413, locale, FORM_PAGE_TEXTS[locale].large) };
  }
  try {
    return { headers: DESK_HEADERS, ...(await answer(request, locale)) };
  } catch (error) {
    logEvent('page failed', {}, error);
    return { headers: DESK_HEADERS, ...sentence(503, locale, FORM_PAGE_TEXTS[locale].away) };
  }
}
