import type { Locale } from '@parlance/domain/locales';
import { TRIAL_DAYS } from '@parlance/domain/plans';
import { SitePart } from '#web/components/public/SitePart.tsx';
import { PublicLayout } from '#web/components/public/PublicLayout.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { HomeDemo } from './HomeDemo.tsx';
import { HomeTrial } from './HomeTrial.tsx';

interface PublicTestPageProps {
  locale: Locale;
}

const TRIES = ['passage', 'unknown', 'language'] as const;

/** The chat as the visitors of a website meet it. A site without a demo leads on to a trial. */
export function PublicTestPage({ locale }: PublicTestPageProps) {
  const t = useTranslate();
  return (
    <PublicLayout locale={locale} pathOf={paths.test}>
      <section className="public-section public-width">
        <h1>{t('publicTest.headline')}</h1>
        <SitePart name="demo">
          <p className="public-lead">{t('publicTest.description')}</p>
        </SitePart>
      </section>
      <HomeDemo locale={locale} />
      <SitePart name="demo">
        <section className="public-band" aria-labelledby="tries">
          <div className="public-width public-facts">
            <h2 id="tries">{t('publicTest.tries')}</h2>
            <dl>
              {TRIES.map((name) => (
                <div key={name}>
                  <dt>{t(`publicTest.try.${name}.title`)}</dt>
                  <dd>{t(`publicTest.try.${name}.text`)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      </SitePart>
      <HomeTrial locale={locale} />
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
