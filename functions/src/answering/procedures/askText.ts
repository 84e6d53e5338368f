import type { Procedure, Step } from '@parlance/domain/documents/procedures/procedureOf';
import type { ProcedureRun } from '@parlance/domain/documents/procedures/procedureRun';
import type { Locale } from '@parlance/domain/locales';
import { fillPlaceholders } from '@parlance/domain/procedures/placeholders';
import { shownValue } from '../actions/shownValue.ts';
import type { VisitorTexts } from '../../kernel/i18n/Catalogue.ts';
import { ownText } from './ownText.ts';
import { shownFieldValue } from './shownFieldValue.ts';

interface Shown {
  procedure: Pick<Procedure, 'steps'>;
  run: ProcedureRun;
  locale: Locale;
}

/** A text of the owner's with its values as visitors read them, in which nothing is Markdown that a visitor wrote. */
export function filledText(text: string, { procedure, run, locale }: Shown): string {
  return fillPlaceholders(ownText(locale, text), (name) => {
    const known = run.values.find((one) => one.name === name);
    return known === undefined ? undefined : shownValue(shownFieldValue(procedure, known, locale));
  });
}

/** A question as it stands before its answer: one that ends without a sign gets a colon. */
function asHeading(label: string): string {
  return /[?:!.]$/.test(label) ? label : `${label}:`;
}

/** The question of a step that waits for the visitor: for a value with its answers, or whether all values are right. */
export function askText(
  step: Extract<Step, { kind: 'ask' | 'confirm' }>,
  shown: Shown,
  texts: VisitorTexts['procedures'],
): string {
  const { procedure, run, locale } = shown;
  if (step.kind === 'ask') {
    const { label, hint, options, isRequired } = step.field;
    const lines = options.map((option) => `- ${ownText(locale, option.label)}`);
    const about = [hint === '' ? '' : filledText(hint, shown), isRequired ? '' : texts.optional];
    return [filledText(label, shown), ...about, lines.join('\n')].filter((part) => part !== '').join('\n\n');
  }
  const lines = procedure.steps.flatMap((other) => {
    if (other.kind !== 'ask') return [];
    const known = run.values.find(({ name }) => name === other.field.name);
    if (known === undefined) return [];
    return `- ${asHeading(ownText(locale, other.field.label))} ${shownValue(shownFieldValue(procedure, known, locale))}`;
  });
  return [filledText(step.text, shown), lines.join('\n'), texts.isRight].filter((part) => part !== '').join('\n\n');
}
