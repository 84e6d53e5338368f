import type { Period } from '@parlance/domain/analytics/periodOf';
import type { PeriodFigures } from '../../views/useAnalytics.ts';

/** Whose figures a part of the page shows, and of which days. */
export interface UsageScope {
  /** Undefined for all. */
  chatbotId: string | undefined;
  figures: PeriodFigures;
  period: Period;
}
