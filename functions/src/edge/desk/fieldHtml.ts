import { escapeHtml } from '../../delivery/renderMail.ts';
import type { DeskEntries, DeskField, DeskProblems } from './DeskForm.ts';

export interface FieldOptions {
  field: DeskField;
  label: string;
  hint?: string;
  /** Word behind the label of a field that may stay empty, or none; undefined where it may not. */
  optional?: string;
  /** Attributes of the control, which hold no text of others. */
  attributes: string;
  isLong?: boolean;
}

interface Typed {
  entries: DeskEntries;
  problems: DeskProblems;
}

/** A field with its label above, and below it its hint and what is wrong with what was typed, which stays. */
export function fieldHtml(
  { field, label, hint, optional, attributes, isLong = false }: FieldOptions,
  { entries, problems }: Typed,
): string {
  const problem = problems.get(field);
  const described = [
    ...(hint === undefined ? [] : [`${field}-hint`]),
    ...(problem === undefined ? [] : [`${field}-problem`]),
  ];
  const common = [
    `id="${field}" name="${field}" ${attributes}`,
    optional === undefined ? ' required' : '',
    problem === undefined ? '' : ' aria-invalid="true"',
    described.length === 0 ? '' : ` aria-describedby="${described.join(' ')}"`,
  ].join('');
  const value = escapeHtml(entries[field]);
  return [
    '<div class="field">',
    `<label for="${field}">${escapeHtml(label)}${optional === undefined || optional === '' ? '' : ` <span class="hint">(${escapeHtml(optional)})</span>`}</label>`,
    hint === undefined ? '' : `<p class="hint" id="${field}-hint">${escapeHtml(hint)}</p>`,
    // A line break at the beginning of a textarea is no part of its text.
    isLong ? `<textarea ${common}>\n${value}</textarea>` : `<input ${common} value="${value}">`,
    problem === undefined ? '' : `<p class="problem" id="${field}-problem">${escapeHtml(problem)}</p>`,
    '</div>',
  ].join('');
}
