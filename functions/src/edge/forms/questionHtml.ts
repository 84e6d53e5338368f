import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import type { FormView } from '../../conversations/formView.ts';
import { escapeHtml } from '../../delivery/renderMail.ts';
import { FORM_PAGE_TEXTS } from '../../kernel/i18n/forms/FORM_PAGE_TEXTS.ts';
import { FORM_TEXTS } from '../../kernel/i18n/forms/FORM_TEXTS.ts';

type Question = FormView['fields'][number];

export interface QuestionState {
  locale: Locale;
  /** Text as it was typed. */
  typed: string;
  /** Text of what is wrong with it; undefined where nothing is. */
  problem: string | undefined;
}

const MEGABYTE = 1024 * 1024;

/** Attributes of an input by the type of its field, without what all have. */
const INPUTS: Readonly<Partial<Record<Question['type'], string>>> = {
  text: 'type="text"',
  email: 'type="email" autocomplete="email"',
  phone: 'type="tel" autocomplete="tel"',
  // Browsers read a decimal comma in a number as they please.
  number: 'type="text" inputmode="decimal" autocomplete="off"',
  date: 'type="date"',
};

/** Id of a field's control, which no other id of the page can be. */
export function controlId(name: string): string {
  return `field-${name}`;
}

function choiceHtml({ options }: Question, common: string, { typed, locale }: QuestionState): string {
  const shown = [{ value: '', label: FORM_TEXTS[locale].choose }, ...options].map(
    ({ value, label }) =>
      `<option value="${escapeHtml(value)}"${value === typed ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  );
  return `<select ${common}>${shown.join('')}</select>`;
}

function controlHtml(question: Question, common: string, state: QuestionState): string {
  const { type, min, max, maxLength } = question;
  const value = escapeHtml(state.typed);
  if (type === 'long-text') return `<textarea ${common} rows="5" maxlength="${maxLength}">\n${value}</textarea>`;
  if (type === 'choice') return choiceHtml(question, common, state);
  if (type === 'file') return `<input ${common} type="file" accept="image/jpeg,image/png,image/webp,application/pdf">`;
  const bounds = type === 'date' ? `${min === '' ? '' : ` min="${min}"`}${max === '' ? '' : ` max="${max}"`}` : '';
  const length = type === 'date' ? '' : ` maxlength="${maxLength}"`;
  return `<input ${common} ${INPUTS[type] ?? ''}${bounds}${length} value="${value}">`;
}

/** A question with its label above, and below it its hint and what is wrong with what was typed, which stays. Files browsers do not keep. */
export function questionHtml(question: Question, state: QuestionState): string {
  const { name, type, label, hint, isRequired } = question;
  const { locale, problem, typed } = state;
  const id = controlId(name);
  const megabytes = (LIMITS.attachmentBytes / MEGABYTE).toLocaleString(locale);
  const fileHint = type === 'file' ? FORM_PAGE_TEXTS[locale].file.replace('{max}', () => megabytes) : '';
  const shownHint = [hint, fileHint].filter((text) => text !== '').join(' ');
  const described = [...(shownHint === '' ? [] : [`${id}-hint`]), ...(problem === undefined ? [] : [`${id}-problem`])];
  const common = [
    `id="${id}" name="${name}"`,
    isRequired ? ' required' : '',
    problem === undefined ? '' : ' aria-invalid="true"',
    described.length === 0 ? '' : ` aria-describedby="${described.join(' ')}"`,
  ].join('');
  const optional = isRequired ? '' : ` <span class="hint">(${escapeHtml(FORM_TEXTS[locale].optional)})</span>`;
  const words = `${escapeHtml(label)}${optional}`;
  const hintHtml = shownHint === '' ? '' : `<p class="hint lines" id="${id}-hint">${escapeHtml(shownHint)}</p>`;
  const checked = typed === 'true' ? ' checked' : '';
  const field =
    type === 'consent'
      ? `<label class="choice"><input ${common} type="checkbox" value="true"${checked}><span>${words}</span></label>${hintHtml}`
      : `<label for="${id}">${words}</label>${hintHtml}${controlHtml(question, common, state)}`;
  const wrong = problem === undefined ? '' : `<p class="problem" id="${id}-problem">${escapeHtml(problem)}</p>`;
  return `<div class="field">${field}${wrong}</div>`;
}
