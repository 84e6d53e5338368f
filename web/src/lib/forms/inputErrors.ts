import { ADDRESS_FAULT } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';
import type * as z from 'zod/mini';
import type { MessageId } from '#web/i18n/messageId.ts';
import type { Translate } from '#web/i18n/useTranslate.ts';

const MESSAGES = {
  missing: 'form.required',
  short: 'form.passwordTooShort',
  email: 'form.emailInvalid',
  address: 'form.nameAddress',
  tooMany: 'interfaceSettings.tooManyLines',
  lineTooLong: 'interfaceSettings.lineTooLong',
  invalid: 'error.invalid-input',
} as const satisfies Record<string, MessageId>;

type Fault = keyof typeof MESSAGES;

/** A field's own texts: one for all that can be wrong with it, or one by fault. `invalid` stands for all faults but `missing`. */
export type FaultTexts = string | Partial<Record<Fault, string | ((value: string) => string)>>;

/**
 * Errors of a form's values by the input schema of the contract that they are sent to: the text of the first issue of each field.
 * The form may hold some of the fields alone; fields of its own are not checked.
 * @param own Texts by field; parts of a field take those of their field. A part of a field is named `contactCard.email`
 *   here and `faqs.0.question` in the answer, where a field has the text of its first part too.
 */
export function inputErrors(
  t: Translate,
  input: z.ZodMiniType,
  values: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, FaultTexts>> = {},
): Record<string, string> {
  const errors: Record<string, string> = {};
  const issues = input.safeParse(values).error?.issues ?? [];
  // What is wrong with a list comes before what is wrong with one of its lines.
  for (const issue of issues.toSorted((a, b) => a.path.length - b.path.length)) {
    const path = issue.path.map(String);
    if (path[0] === undefined || !(path[0] in values)) continue;
    const text = textOf(t, issue, values, own);
    for (const key of prefixes(path)) errors[key] ??= text;
  }
  return errors;
}

function textOf(
  t: Translate,
  issue: z.core.$ZodIssue,
  values: unknown,
  own: Readonly<Record<string, FaultTexts>>,
): string {
  const fault = faultOf(issue);
  const names = issue.path.filter((part) => typeof part === 'string');
  const texts = prefixes(names)
    .map((name) => own[name])
    .findLast((found) => found !== undefined);
  if (typeof texts === 'string') return texts;
  const text = texts?.[fault] ?? (fault === 'missing' ? undefined : texts?.invalid);
  if (typeof text === 'function') return text(String(valueAt(values, issue.path)));
  return text ?? t(MESSAGES[fault], 'maximum' in issue ? { max: Number(issue.maximum) } : {});
}

function faultOf(issue: z.core.$ZodIssue): Fault {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin !== 'string') return 'invalid';
      return issue.minimum === 1 ? 'missing' : 'short';
    case 'too_big':
      if (issue.origin === 'array') return 'tooMany';
      if (issue.maximum === LIMITS.emailCharacters) return 'email';
      return issue.origin === 'string' && typeof issue.path.at(-1) === 'number' ? 'lineTooLong' : 'invalid';
    case 'invalid_format':
      return issue.format === 'email' ? 'email' : 'invalid';
    case 'custom':
      return issue.params?.['fault'] === ADDRESS_FAULT.fault ? 'address' : 'invalid';
    // A choice that was not made.
    case 'invalid_value':
      return 'missing';
    default:
      return 'invalid';
  }
}

function prefixes(path: readonly string[]): string[] {
  return path.map((_, index) => path.slice(0, index + 1).join('.'));
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, part) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
  }, values);
}
