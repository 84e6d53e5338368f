import '#web/theme/trial.css';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { SitePart } from '#web/components/public/SitePart.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface HomeTrialProps {
  locale: Locale;
}

/** One field for the address of a website, which leads on to the page where its chatbot is met. */
export function HomeTrial({ locale }: HomeTrialProps) {
  const t = useTranslate();
  return (
    <SitePart name="trial">
      <section className="public-band" aria-labelledby="trial">
        <form className="public-width home-trial" action={paths.trySite(locale)} method="get">
          <div>
            <h2 id="trial">{t('try.homeTitle')}</h2>
            <p>{t('try.homeText')}</p>
          </div>
          <div>
            <label htmlFor="trial-website">{t('start.url')}</label>
            <div className="home-trial-field">
              <input
                id="trial-website"
                name="website"
                type="text"
                inputMode="url"
                autoComplete="url"
                autoCapitalize="none"
                spellCheck={false}
                required
                maxLength={LIMITS.urlCharacters}
                placeholder="www.example.com"
              />
              <button type="submit" className="public-button primary">
                {t('start.submit')}
              </button>
            </div>
            <p className="public-note">{t('try.privacy')}</p>
          </div>
        </form>
      </section>
    </SitePart>
  );
}
