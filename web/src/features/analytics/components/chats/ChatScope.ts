import type { Period } from '@parlance/domain/analytics/periodOf';
import type { PeriodFigures } from '../../views/useAnalytics.ts';

/** Chatbot, figures and days that a part of the page shows. */
export interface ChatScope {
  chatbotId: string;
  figures: PeriodFigures;
  period: Period;
}
