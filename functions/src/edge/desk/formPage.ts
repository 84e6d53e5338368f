import { DESK_TEMPLATES } from '@parlance/domain/desk/DESK_TEMPLATES';
import { LIMITS } from '@parlance/domain/limits';
import { escapeHtml } from '../../delivery/renderMail.ts';
import { createDeskToken } from '../../kernel/access/tokens/deskToken.ts';
import { deskAddress } from '../../kernel/access/addresses/deskAddress.ts';
import type { DeskEntries, DeskProblems } from './DeskForm.ts';
import { deskFooter } from './deskFooter.ts';
import { deskPage } from './deskPage.ts';
import type { DeskView } from './DeskView.ts';
import { fieldHtml, type FieldOptions } from './fieldHtml.ts';

interface FormState {
  entries: DeskEntries;
  problems: DeskProblems;
  /** Reason for which nothing was received, where that is none of the fields. */
  notReceived?: string;
  /** Token of the form that was sent, where the same declaration is to be sent again. */
  token?: string;
}

const NO_ENTRIES: DeskEntries = {
  name: '',
  email: '',
  contract: '',
  cancellation: '',
  reason: '',
  endsOn: '',
  message: '',
};

function alertHtml({ texts, widget }: DeskView, { problems, notReceived }: FormState): string {
  if (notReceived !== undefined) {
    const address =
      widget.desk.address === ''
        ? ''
        : `<p class="lines">${escapeHtml(`${texts.writeTo}\n${widget.desk.address}`)}</p>`;
    return `<div class="problems" role="alert"><p>${escapeHtml(notReceived)}</p>${address}</div>`;
  }
  if (problems.size === 0) return '';
  const items = [...problems].map(
    ([field, problem]) => `<li><a href="#${field}">${escapeHtml(texts.labels[field])}: ${escapeHtml(problem)}</a></li>`,
  );
  return `<div class="problems" role="alert"><p>${escapeHtml(texts.problems)}</p><ul>${items.join('')}</ul></div>`;
}

function kindHtml({ texts: { labels } }: DeskView, { entries }: FormState): string {
  const radio = (value: string, label: string, isChosen: boolean) =>
    `<label class="choice"><input type="radio" name="cancellation" value="${value}"${isChosen ? ' checked' : ''}>${escapeHtml(label)}</label>`;
  const isForCause = entries.cancellation === 'cause';
  return [
    `<fieldset id="cancellation"><legend>${escapeHtml(labels.cancellation)}</legend>`,
    radio('ordinary', labels.ordinary, !isForCause),
    radio('cause', labels.forCause, isForCause),
    '</fieldset>',
  ].join('');
}

function fieldsHtml(view: DeskView, state: FormState): string {
  const { kind, texts } = view;
  const { labels, hints, optional } = texts;
  const isCancellation = kind === 'cancellation';
  const html = (options: FieldOptions) => fieldHtml(options, state);
  const long = { attributes: `rows="4" maxlength="${LIMITS.declarationTextCharacters}"`, isLong: true, optional };
  return [
    html({
      field: 'name',
      label: labels.name,
      attributes: `autocomplete="name" maxlength="${LIMITS.nameCharacters}"`,
    }),
    html({
      field: 'contract',
      label: labels.contract,
      hint: isCancellation ? hints.contractCancelled : hints.contract,
      attributes: `autocomplete="off" maxlength="${LIMITS.declarationContractCharacters}"`,
    }),
    ...(isCancellation
      ? [
          kindHtml(view, state),
          html({ field: 'reason', label: labels.reason, hint: hints.reason, ...long, optional: '' }),
          html({ field: 'endsOn', label: labels.endsOn, hint: hints.endsOn, attributes: 'type="date"', optional }),
        ]
      : []),
    html({
      field: 'message',
      label: labels.message,
      hint: isCancellation ? hints.messageCancelled : hints.message,
      ...long,
    }),
    html({
      field: 'email',
      label: labels.email,
      hint: hints.email,
      attributes: `type="email" autocomplete="email" maxlength="${LIMITS.emailCharacters}"`,
    }),
  ].join('');
}

/** The form of a declaration, whose button declares it: what was typed before stays, beside what is wrong with it. */
export function formPage(view: DeskView, state: FormState = { entries: NO_ENTRIES, problems: new Map() }): string {
  const { chatbotId, kind, widget, locale, texts } = view;
  const own = widget.desk.texts[locale];
  const intro = (kind === 'withdrawal' ? own.withdrawalIntro : own.cancellationIntro).trim();
  const standard = DESK_TEMPLATES[locale][kind === 'withdrawal' ? 'withdrawalIntro' : 'cancellationIntro'];
  const notice = kind === 'withdrawal' ? own.notice.trim() : '';
  const address = widget.desk.address.trim();
  const isWrong = state.problems.size > 0 || state.notReceived !== undefined;
  const title = texts.title[kind];
  const main = [
    `<h1>${escapeHtml(title)}</h1>`,
    alertHtml(view, state),
    `<p class="lines">${escapeHtml(intro === '' ? standard : intro)}</p>`,
    address === '' ? '' : `<h2>${escapeHtml(texts.addressee)}</h2><p class="lines">${escapeHtml(address)}</p>`,
    `<form method="post" action="${escapeHtml(deskAddress(chatbotId, kind, locale))}" accept-charset="utf-8" novalidate>`,
    `<p class="declared">${escapeHtml(texts.declared[kind])}</p>`,
    `<input type="hidden" name="token" value="${escapeHtml(state.token ?? createDeskToken({ chatbotId, kind }))}">`,
    fieldsHtml(view, state),
    `<button class="confirm" type="submit">${escapeHtml(texts.confirm[kind])}</button></form>`,
    notice === ''
      ? ''
      : `<details><summary>${escapeHtml(texts.notice)}</summary><p class="lines">${escapeHtml(notice)}</p></details>`,
  ].join('');
  return deskPage({
    locale,
    title: isWrong ? `${texts.problems} ${title}` : title,
    business: widget.orgName,
    main,
    footer: deskFooter(view),
  });
}
