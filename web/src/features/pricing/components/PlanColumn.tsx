import { LIST_CURRENCY, LIST_PRICES } from '@parlance/domain/billing/LIST_PRICES';
import type { Locale } from '@parlance/domain/locales';
import { type PaidPlan, PLAN_LIMITS } from '@parlance/domain/plans';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { formatMoney } from '#web/lib/formatMoney.ts';

interface PlanColumnProps {
  plan: PaidPlan;
  locale: Locale;
}

/** A plan with its price and what sets it apart. */
export function PlanColumn({ plan, locale }: PlanColumnProps) {
  const t = useTranslate();
  const { messages, chatbots, seats } = PLAN_LIMITS[plan];
  const lines = [
    t('plans.messages', { count: messages }),
    t('plans.chatbots', { count: chatbots }),
    t('plans.seats', { count: seats }),
    t(`pricing.support.${plan}`),
  ];
  return (
    <li className="pricing-plan" aria-labelledby={`plan-${plan}`}>
      <h2 id={`plan-${plan}`}>{t(`settings.plan.${plan}`)}</h2>
      <p className="pricing-for">{t(`pricing.for.${plan}`)}</p>
      <p className="pricing-price">
        <strong data-price={plan}>{formatMoney(LIST_PRICES[plan], LIST_CURRENCY, locale)}</strong>{' '}
        {t('pricing.perMonth')}
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
