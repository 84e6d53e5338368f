import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { CURRENCIES } from '@parlance/domain/money/currencies';
import type { Locale } from '@parlance/domain/locales';
import type { PaidPlan } from '@parlance/domain/plans';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { planLines } from '#web/lib/billing/planLines.ts';
import { PlanPrice } from './PlanPrice.tsx';

interface PlanColumnProps {
  plan: PaidPlan;
  locale: Locale;
}

/** A plan with its price and what sets it apart. */
export function PlanColumn({ plan, locale }: PlanColumnProps) {
  const t = useTranslate();
  const own = LANGUAGES[locale].currency;
  const lines = [...planLines(t, plan), t(`pricing.support.${plan}`)];
  return (
    <li className="pricing-plan" aria-labelledby={`plan-${plan}`}>
      <h2 id={`plan-${plan}`}>{t(`settings.plan.${plan}`)}</h2>
      <p className="pricing-for">{t(`pricing.for.${plan}`)}</p>
      <p className="pricing-price">
        <strong>
          <PlanPrice plan={plan} currency={own} locale={locale} />
        </strong>{' '}
        {t('pricing.perMonth')}
        {CURRENCIES.filter((currency) => currency !== own).map((currency) => (
          <span key={currency} className="pricing-other">
            {t('pricing.or')} <PlanPrice plan={plan} currency={currency} locale={locale} />
          </span>
        ))}
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <a className="public-button primary" href={paths.signUp()} data-locale={locale}>
        {t('home.startTrial')}
      </a>
    </li>
  );
}
