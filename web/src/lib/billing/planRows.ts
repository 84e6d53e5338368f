import { COMPARED_LIMITS, type Plan, PLAN_LIMITS } from '@parlance/domain/plans';
import type { MessageId } from '#web/i18n/messageId.ts';
import type { Translate } from '#web/i18n/useTranslate.ts';

const MEGABYTE = 1024 * 1024;

/** A line of a comparison: what is compared, and what a plan has of it. */
export interface PlanRow {
  label: MessageId;
  valueOf: (plan: Plan) => string;
}

/** Differences between plans beside their price, in the words and figures of a language. */
export function planRows(t: Translate, locale: string): readonly PlanRow[] {
  const number = new Intl.NumberFormat(locale);
  return [
    ...COMPARED_LIMITS.map((limit): PlanRow => ({
      label: `pricing.row.${limit}`,
      valueOf: (plan) => number.format(PLAN_LIMITS[plan][limit]),
    })),
    {
      label: 'pricing.row.documentBytes',
      valueOf: (plan) => t('pricing.megabytes', { count: PLAN_LIMITS[plan].documentBytes / MEGABYTE }),
    },
    { label: 'pricing.row.support', valueOf: (plan) => t(`pricing.support.${plan}`) },
  ];
}
