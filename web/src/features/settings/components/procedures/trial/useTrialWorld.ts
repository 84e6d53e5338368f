import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import type { FieldValue } from '@parlance/domain/forms/checkFieldValue';
import { textFor } from '@parlance/domain/widget/textsFor';
import { calendarDay } from '@parlance/domain/time/calendarDay';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { TrialWorld } from './trialRun.ts';

/** The world of a trial: today, and a visitor who is not signed in. */
export function useTrialWorld({ steps }: Pick<Procedure, 'steps'>): TrialWorld {
  const intl = useIntl();
  const { locale } = useLocale();
  const { org } = useMembership();
  const [today] = useState(() => calendarDay(new Date(), org.timezone));
  const show = (name: string, value: FieldValue) => {
    const step = steps.find((each) => each.kind === 'ask' && each.field.name === name);
    if (step?.kind !== 'ask') return String(value);
    const option = step.field.options.find((each) => each.value === value);
    if (option !== undefined) return textFor(locale, option.label) || option.label;
    if (step.field.type === 'date')
      return intl.formatDate(`${String(value)}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'long' });
    return String(value);
  };
  return { locale, show, today, factOf: () => undefined };
}
