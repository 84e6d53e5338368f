import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import type { FieldValue } from '@parlance/domain/forms/checkFieldValue';
import type { Locale } from '@parlance/domain/locales';
import { ownText } from './ownText.ts';

/** A value as visitors read it: a choice by its label, a date in their language. Results of calls stay as they are. */
export function shownFieldValue(
  { steps }: Pick<Procedure, 'steps'>,
  { name, value }: { name: string; value: FieldValue },
  locale: Locale,
): string {
  const asking = steps.find((step) => step.kind === 'ask' && step.field.name === name);
  const field = asking?.kind === 'ask' ? asking.field : undefined;
  if (field?.type === 'choice') {
    const option = field.options.find((one) => one.value === value);
    return option === undefined ? String(value) : ownText(locale, option.label);
  }
  if (field?.type === 'date' && typeof value === 'string') {
    return new Date(`${value}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  }
  return typeof value === 'number' ? value.toLocaleString(locale) : String(value);
}
