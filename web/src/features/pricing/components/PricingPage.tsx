import '#web/theme/pricing.css';
import { BILLING } from '@parlance/domain/billing/BILLING';
import type { Locale } from '@parlance/domain/locales';
import { PAID_PLANS, PLAN_LIMITS, TRIAL_DAYS } from '@parlance/domain/plans';
import { PublicLayout } from '#web/components/public/PublicLayout.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { fairUsePath } from '#web/lib/billing/fairUsePath.ts';
import { PlanColumn } from './PlanColumn.tsx';
import { PlanTable } from './PlanTable.tsx';

interface PricingPageProps {
  locale: Locale;
}

const QUESTIONS = ['trial', 'tax', 'messages', 'change', 'cancel', 'data', 'card'] as const;

/** Price and contents of each plan. Prices are the list's; scripts/pricing.ts puts those on sale in their place. */
export function PricingPage({ locale }: PricingPageProps) {
  const t = useTranslate();
  const figures = { days: TRIAL_DAYS, messages: PLAN_LIMITS.trial.messages, kept: BILLING.dataKeptDays };
  return (
    <PublicLayout locale={locale} pathOf={paths.pricing}>
      <div className="public-width public-text pricing">
        <h1>{t('pricing.title')}</h1>
        <p className="public-lead">{t('pricing.lead', figures)}</p>
        <ul className="pricing-plans">
          {PAID_PLANS.map((plan) => (
            <PlanColumn key={plan} plan={plan} locale={locale} />
          ))}
        </ul>
        <p className="public-note">
          {t('pricing.currencies')} {t('plans.tax')}
        </p>
        <section className="pricing-section" aria-labelledby="compare">
          <h2 id="compare">{t('pricing.compare')}</h2>
          <PlanTable locale={locale} />
          <p className="public-note">{t('pricing.all')}</p>
          <p className="public-note">
            {t('pricing.fairUse')}{' '}
            <a href={fairUsePath(locale, t('pricing.fairUseHeading'))}>{t('pricing.fairUseMore')}</a>
          </p>
        </section>
        <section className="pricing-section" aria-labelledby="questions">
          <h2 id="questions">{t('pricing.questions')}</h2>
          <dl className="pricing-questions">
            {QUESTIONS.map((question) => (
              <div key={question}>
                <dt>{t(`pricing.faq.${question}.question`)}</dt>
                <dd>{t(`pricing.faq.${question}.answer`, figures)}</dd>
              </div>
            ))}
          </dl>
          <p>
            {t('pricing.more')} <a href={paths.contact(locale)}>{t('public.contact')}</a>
          </p>
        </section>
      </div>
      <section className="public-closing">
        <div className="public-width">
          <h2>{t('home.closingTitle')}</h2>
          <p>{t('home.closingText', figures)}</p>
          <a className="public-button inverse" href={paths.signUp()} data-locale={locale}>
            {t('home.startTrial')}
          </a>
        </div>
      </section>
      <script src="/scripts/pricing.js" defer />
    </PublicLayout>
  );
}
