import { type Period, PERIOD_PRESETS, periodOf, type PeriodPreset } from '@parlance/domain/analytics/periodOf';
import { AppError } from '@parlance/domain/errors';

export interface ChosenPeriod {
  period: Period;
  /** Days that the address or the fields name in place of a preset. */
  asked: { from: string; to: string } | undefined;
  /** Reason that these days are no period. Figures are those of the default then. */
  problem: AppError | undefined;
}

const DEFAULT: PeriodPreset = 'last-30';

/** The period that an address names, in the organization's days; the last 30 days where it names none. */
export function readPeriod(params: URLSearchParams, now: Date, timezone: string): ChosenPeriod {
  const named = params.get('period');
  if (named !== 'custom') {
    const preset = PERIOD_PRESETS.find((each) => each === named) ?? DEFAULT;
    return { period: periodOf(preset, now, timezone), asked: undefined, problem: undefined };
  }
  const asked = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  try {
    return { period: periodOf(asked, now, timezone), asked, problem: undefined };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { period: periodOf(DEFAULT, now, timezone), asked, problem: error };
  }
}
