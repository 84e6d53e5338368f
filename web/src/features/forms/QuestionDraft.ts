import { FIELD_NAME, type FormField } from '@parlance/domain/documents/forms/formField';
import { newId } from '@parlance/domain/ids';

/** A question while it is being edited. */
export interface QuestionDraft {
  /** Its own as long as the form is open. */
  key: string;
  name: string;
  type: FormField['type'];
  label: string;
  hint: string;
  isRequired: boolean;
  /** Answers of a choice, one a line. */
  options: string;
  /** Bounds as they are typed; empty: none. */
  min: string;
  max: string;
  /** As stored: an answer that keeps its words keeps its value in the data, and what this page does not show stays. */
  stored: Pick<FormField, 'options' | 'pattern'>;
}

/** A stored question to be edited. */
export function toDraft({ options, min, max, pattern, ...field }: FormField): QuestionDraft {
  return {
    ...field,
    key: newId(),
    options: options.map(({ label }) => label.replaceAll(/\s*\n\s*/g, ' ')).join('\n'),
    min: min === null ? '' : String(min),
    max: max === null ? '' : String(max),
    stored: { options, pattern },
  };
}

/** A new question, whose name in the data is none of those that there are. */
export function newDraft(others: readonly Pick<QuestionDraft, 'name'>[]): QuestionDraft {
  const names = new Set(others.map(({ name }) => name));
  let number = others.length + 1;
  while (names.has(`question_${number}`)) number += 1;
  return {
    key: newId(),
    name: `question_${number}`,
    type: 'text',
    label: '',
    hint: '',
    isRequired: true,
    options: '',
    min: '',
    max: '',
    stored: { options: [], pattern: '' },
  };
}

function toOptions({ type, options, stored }: QuestionDraft): FormField['options'] {
  if (type !== 'choice') return [];
  const lines = options.split('\n').flatMap((line) => (line.trim() === '' ? [] : line.trim()));
  const known = new Map(stored.options.map(({ label, value }) => [label.replaceAll(/\s*\n\s*/g, ' '), value]));
  const taken = new Set(known.values());
  return lines.map((label, at) => {
    const kept = known.get(label);
    if (kept !== undefined) return { value: kept, label };
    let number = at + 1;
    while (taken.has(`answer_${number}`)) number += 1;
    taken.add(`answer_${number}`);
    return { value: `answer_${number}`, label };
  });
}

function toBound(type: FormField['type'], typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return text === '' || (type !== 'number' && type !== 'date') ? null : Number(text);
}

/** As it is stored. Nothing is checked. */
export function toField(draft: QuestionDraft): FormField {
  const { name, type, label, hint, isRequired, min, max, stored } = draft;
  return {
    name: name.trim(),
    type,
    label: label.trim(),
    hint: hint.trim(),
    isRequired,
    options: toOptions(draft),
    pattern: type === 'text' ? stored.pattern : '',
    min: toBound(type, min),
    max: toBound(type, max),
  };
}

/** True iff a name may stand in the data. */
export function isName(name: string): boolean {
  return FIELD_NAME.test(name.trim());
}
