import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import type { Locale } from '@parlance/domain/locales';
import { PAID_PLANS, type Plan, PLANS, TRIAL_DAYS } from '@parlance/domain/plans';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { planRows } from '#web/lib/billing/planRows.ts';
import { PlanPrice } from './PlanPrice.tsx';

/** Tab index that lets the keyboard reach and scroll a scrolling region. */
const REACHABLE = 0;

/** All plans beside each other, the free trial first. On a phone the table scrolls in its frame. */
export function PlanTable({ locale }: { locale: Locale }) {
  const t = useTranslate();
  const price = (plan: Plan) => {
    const paid = PAID_PLANS.find((known) => known === plan);
    if (paid === undefined) return t('pricing.trialDays', { days: TRIAL_DAYS });
    return <PlanPrice plan={paid} currency={LANGUAGES[locale].currency} locale={locale} />;
  };
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
          <tr>
            <th scope="row">{t('pricing.row.price')}</th>
            {PLANS.map((plan) => (
              <td key={plan}>{price(plan)}</td>
            ))}
          </tr>
          {planRows(t, locale).map(({ label, valueOf }) => (
            <tr key={label}>
              <th scope="row">{t(label)}</th>
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
