import '#web/theme/demo.css';
import type { Locale } from '@parlance/domain/locales';
import { SITE_DEMO } from '@parlance/domain/site/SITE_DEMO';
import { SitePart } from '#web/components/public/SitePart.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface HomeDemoProps {
  locale: Locale;
}

const QUESTIONS = ['first', 'second', 'unknown'] as const;

/** The chat itself, answering from the product's documentation. scripts/demo.ts puts it in the drawing's place once somebody wants it. */
export function HomeDemo({ locale }: HomeDemoProps) {
  const t = useTranslate();
  return (
    <SitePart name="demo">
      <section className="public-section public-width public-demo" aria-labelledby="demo">
        <div>
          <h2 id="demo">{t('home.demoTitle')}</h2>
          <p className="public-lead">{t('home.demoText')}</p>
          <ul className="demo-questions">
            {QUESTIONS.map((question) => (
              <li key={question}>{t(`home.demoQuestion.${question}`)}</li>
            ))}
          </ul>
          <p className="public-note">
            {t('home.demoNote')} <a href={paths.privacyPolicy(locale)}>{t('privacy.link')}</a>
          </p>
        </div>
        <div className="demo-place" data-demo={SITE_DEMO} data-title={t('home.demoFrame')}>
          <div className="demo-cover">
            <span className="demo-name">{t('home.demoName')}</span>
            <span className="demo-bubble">{t('home.demoWelcome')}</span>
            <button type="button" className="public-button primary">
              {t('home.demoOpen')}
            </button>
          </div>
        </div>
        <script src="/scripts/demo.js" defer />
      </section>
    </SitePart>
  );
}
