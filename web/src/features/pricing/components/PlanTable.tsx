import { LIST_CURRENCY, LIST_PRICES } from '@parlance/domain/billing/LIST_PRICES';
import type { Locale } from '@parlance/domain/locales';
import { PAID_PLANS, type Plan, PLAN_LIMITS, PLANS, TRIAL_DAYS } from '@parlance/domain/plans';
import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { formatMoney } from '#web/lib/formatMoney.ts';

/** What scrolls can be reached and scrolled with the keyboard. */
const REACHABLE = 0;

const MEGABYTE = 1024 * 1024;

/** Limits of PLAN_LIMITS that a plan is chosen by. */
const LIMITED = ['messages', 'chatbots', 'seats', 'trainingTokens', 'websitePages', 'playgroundAnswersPerDay'] as const;

/** All plans beside each other, the free trial first. On a phone the table scrolls in its frame. */
export function PlanTable({ locale }: { locale: Locale }) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(locale);
  const price = (plan: Plan) => {
    const paid = PAID_PLANS.find((known) => known === plan);
    if (paid === undefined) return t('pricing.trialDays', { days: TRIAL_DAYS });
    return <span data-price={paid}>{formatMoney(LIST_PRICES[paid], LIST_CURRENCY, locale)}</span>;
  };
  const rows: readonly { label: string; valueOf: (plan: Plan) => ReactNode }[] = [
    { label: t('pricing.row.price'), valueOf: price },
    ...LIMITED.map((limit) => ({
      label: t(`pricing.row.${limit}`),
      valueOf: (plan: Plan) => number.format(PLAN_LIMITS[plan][limit]),
    })),
    {
      label: t('pricing.row.documentBytes'),
      valueOf: (plan) => t('pricing.megabytes', { count: PLAN_LIMITS[plan].documentBytes / MEGABYTE }),
    },
    { label: t('pricing.row.support'), valueOf: (plan) => t(`pricing.support.${plan}`) },
  ];
  return (
    <section className="pricing-scroll" aria-label={t('pricing.compare')} tabIndex={REACHABLE}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('pricing.row.plan')}</th>
            {PLANS.map((plan) => (
              <th key={plan} scope="col">
                {t(`settings.plan.${plan}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, valueOf }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {PLANS.map((plan) => (
                <td key={plan}>{valueOf(plan)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
