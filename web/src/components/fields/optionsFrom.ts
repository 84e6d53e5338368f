import type { FormField } from '@parlance/domain/documents/forms/formField';
import type { Locale } from '@parlance/domain/locales';
import { freeName, nameFrom } from '@parlance/domain/procedures/words/reading/nameFrom';
import { textFor } from '@parlance/domain/widget/textsFor';

type Options = FormField['options'];

/** Answers of a choice from their lines. One whose text is there already, or that stands in its place, keeps its value. */
export function optionsFrom(lines: readonly string[], old: Options, locale: Locale): Options {
  const taken = new Set<string>();
  return lines.map((label, index) => {
    const kept = old.find((option) => option.label === label) ?? (lines.length === old.length ? old[index] : undefined);
    const made = nameFrom(textFor(locale, label) || label);
    const value = freeName(kept?.value ?? made, taken);
    taken.add(value);
    return { value, label };
  });
}
