import type { Period } from '@parlance/domain/analytics/periodOf';
import type { PeriodFigures } from '../../views/useAnalytics.ts';

/** Whose figures a part of the page shows, and of which days. */
export interface ChatScope {
  chatbotId: string;
  figures: PeriodFigures;
  period: Period;
}
