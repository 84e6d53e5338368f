import type { Locale } from '@parlance/domain/locales';
import { TRIAL_DAYS } from '@parlance/domain/plans';
import { AnswerFigure } from '#web/components/public/AnswerFigure.tsx';
import { PublicLayout } from '#web/components/public/PublicLayout.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { HomeDemo } from './HomeDemo.tsx';
import { HomeFacts } from './HomeFacts.tsx';
import { HomeIndustries } from './HomeIndustries.tsx';
import { HomePictures } from './HomePictures.tsx';
import { HomeTrial } from './HomeTrial.tsx';
import { HomeSteps } from './HomeSteps.tsx';

interface HomePageProps {
  locale: Locale;
}

/** Presents the product to someone who has not seen it. */
export function HomePage({ locale }: HomePageProps) {
  const t = useTranslate();
  return (
    <PublicLayout locale={locale} pathOf={paths.home}>
      <section className="public-hero public-width">
        <div>
          <h1>{t('home.headline')}</h1>
          <p className="public-lead">{t('home.lead')}</p>
          <div className="public-actions">
            <a className="public-button primary" href={paths.signUp()} data-locale={locale}>
              {t('home.startTrial')}
            </a>
            <a className="public-button" href={paths.signIn()} data-locale={locale}>
              {t('signin.submit')}
            </a>
          </div>
          <p className="public-note">{t('home.trialNote', { days: TRIAL_DAYS })}</p>
        </div>
        <AnswerFigure />
      </section>
      <HomeTrial locale={locale} />
      <HomeDemo locale={locale} />
      <HomeSteps />
      <HomePictures locale={locale} />
      <HomeFacts />
      <HomeIndustries />
      <section className="public-closing">
        <div className="public-width">
          <h2>{t('home.closingTitle')}</h2>
          <p>{t('home.closingText', { days: TRIAL_DAYS })}</p>
          <a className="public-button inverse" href={paths.signUp()} data-locale={locale}>
            {t('home.startTrial')}
          </a>
        </div>
      </section>
    </PublicLayout>
  );
}
