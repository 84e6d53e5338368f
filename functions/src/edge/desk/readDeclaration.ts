import type { DeskKind } from '@parlance/domain/desk/DESK_KINDS';
import { emailField, lineField, nameField, optionalTextField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod/mini';
import type { DeskTexts } from '../../kernel/i18n/desk/DeskTexts.ts';
import { DESK_FIELDS, type DeskContent, type DeskEntries, type DeskField, type DeskProblems } from './DeskForm.ts';
import { readDay } from './readDay.ts';

const FIELDS = {
  name: { schema: nameField(LIMITS.nameCharacters), max: LIMITS.nameCharacters, fault: 'name', isRequired: true },
  email: { schema: emailField, max: LIMITS.emailCharacters, fault: 'email', isRequired: true },
  contract: {
    schema: lineField(LIMITS.declarationContractCharacters),
    max: LIMITS.declarationContractCharacters,
    fault: 'line',
    isRequired: true,
  },
  reason: {
    schema: optionalTextField(LIMITS.declarationTextCharacters),
    max: LIMITS.declarationTextCharacters,
    fault: 'text',
    isRequired: false,
  },
  message: {
    schema: optionalTextField(LIMITS.declarationTextCharacters),
    max: LIMITS.declarationTextCharacters,
    fault: 'text',
    isRequired: false,
  },
} as const;

/** The fields of a form that was sent, as they were typed. Browsers send line breaks as CR LF. */
export function entriesOf(form: URLSearchParams): DeskEntries {
  const entry = (field: DeskField) => (form.get(field) ?? '').replaceAll('\r\n', '\n');
  const [name, email, contract, cancellation, reason, endsOn, message] = DESK_FIELDS.map(entry);
  return {
    name: name ?? '',
    email: email ?? '',
    contract: contract ?? '',
    cancellation: cancellation ?? '',
    reason: reason ?? '',
    endsOn: endsOn ?? '',
    message: message ?? '',
  };
}

/** Content of what was declared, or what is wrong with it, in words. Nothing that was typed and fits is left out. */
export function readDeclaration(
  kind: DeskKind,
  entries: DeskEntries,
  texts: Pick<DeskTexts, 'missing' | 'tooLong' | 'invalid'>,
): { content: DeskContent } | { problems: DeskProblems } {
  const problems = new Map<DeskField, string>();
  const read = (field: keyof typeof FIELDS): string => {
    const { schema, max, fault, isRequired } = FIELDS[field];
    const { success, data } = z.safeParse(schema, entries[field]);
    if (success) return data;
    const typed = entries[field].trim();
    if (typed === '' && isRequired) problems.set(field, texts.missing);
    else if (typed.length > max) problems.set(field, texts.tooLong.replace('{max}', `${max}`));
    else problems.set(field, texts.invalid[fault]);
    return '';
  };
  const isCancellation = kind === 'cancellation';
  const [name, email, contract] = [read('name'), read('email'), read('contract')];
  const isForCause = isCancellation && entries.cancellation === 'cause';
  const reason = isCancellation ? read('reason') : '';
  if (isForCause && reason === '' && !problems.has('reason')) problems.set('reason', texts.missing);
  const endsOn = isCancellation && entries.endsOn.trim() !== '' ? readDay(entries.endsOn) : null;
  if (endsOn === undefined) problems.set('endsOn', texts.invalid.day);
  const message = read('message');
  if (problems.size > 0 || endsOn === undefined) return { problems };
  return { content: { name, email, contract, isForCause, reason, endsOn, message } };
}
