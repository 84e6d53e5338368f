import { escapeHtml } from '../../delivery/renderMail.ts';
import { formAddress } from '../../kernel/access/addresses/formAddress.ts';
import { createFormToken } from '../../kernel/access/tokens/formToken.ts';
import { FORM_PAGE_TEXTS } from '../../kernel/i18n/forms/FORM_PAGE_TEXTS.ts';
import { FORM_TEXTS } from '../../kernel/i18n/forms/FORM_TEXTS.ts';
import { deskPage } from '../desk/deskPage.ts';
import { formFooter } from './formFooter.ts';
import type { FormPageView, TypedValues } from './FormPageView.ts';
import { controlId, questionHtml } from './questionHtml.ts';

export interface FillState {
  values: TypedValues;
  /** Text of what is wrong with a field, by the fields with something wrong. */
  problems: ReadonlyMap<string, string>;
  /** Reason for which nothing was taken, where that is none of the fields. */
  notTaken?: string;
  /** Token of the form that was sent, where the same form is to be sent again. */
  token?: string;
}

const NOTHING: FillState = { values: new Map(), problems: new Map() };

function alertHtml({ locale, view }: FormPageView, { problems, notTaken }: FillState, hasFiles: boolean): string {
  const files = hasFiles ? `<p>${escapeHtml(FORM_PAGE_TEXTS[locale].fileAgain)}</p>` : '';
  if (notTaken !== undefined) {
    return `<div class="problems" role="alert"><p>${escapeHtml(notTaken)}</p>${files}</div>`;
  }
  if (problems.size === 0) return '';
  const items = view.fields.flatMap(({ name, label }) => {
    const problem = problems.get(name);
    return problem === undefined
      ? []
      : [`<li><a href="#${controlId(name)}">${escapeHtml(label)}: ${escapeHtml(problem)}</a></li>`];
  });
  const words = escapeHtml(FORM_TEXTS[locale].problems);
  return `<div class="problems" role="alert"><p>${words}</p><ul>${items.join('')}</ul>${files}</div>`;
}

/** The page of a form: what was typed before stays, beside what is wrong with it. */
export function fillPage(page: FormPageView, state: FillState = NOTHING): string {
  const { chatbotId, formId, widget, locale, view, privacyUrl } = page;
  const { title, intro, fields, button, privacy } = view;
  const texts = FORM_TEXTS[locale];
  const hasFiles = fields.some(({ type }) => type === 'file');
  const isWrong = state.problems.size > 0 || state.notTaken !== undefined;
  const encoding = hasFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const questions = fields.map((question) =>
    questionHtml(question, {
      locale,
      typed: state.values.get(question.name) ?? '',
      problem: state.problems.get(question.name),
    }),
  );
  const link = `<a href="${escapeHtml(privacyUrl)}" rel="noopener noreferrer">${escapeHtml(texts.privacyLink)}</a>`;
  const main = [
    `<h1>${escapeHtml(title)}</h1>`,
    alertHtml(page, state, hasFiles),
    intro === '' ? '' : `<p class="lines">${escapeHtml(intro)}</p>`,
    `<form method="post" action="${escapeHtml(formAddress(chatbotId, formId, locale))}" enctype="${encoding}" accept-charset="utf-8" novalidate>`,
    `<input type="hidden" name="_token" value="${escapeHtml(state.token ?? createFormToken({ chatbotId, formId }))}">`,
    ...questions,
    `<p class="hint"><span class="lines">${escapeHtml(privacy)}</span> ${link}</p>`,
    `<p><button class="confirm" type="submit">${escapeHtml(button)}</button></p></form>`,
  ].join('');
  return deskPage({
    locale,
    title: isWrong ? `${texts.problems} ${title}` : title,
    business: widget.orgName,
    main,
    footer: formFooter(page),
  });
}
