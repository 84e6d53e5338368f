import '#web/theme/docs.css';
import { TRIAL_DAYS } from '@parlance/domain/plans';
import type { Locale } from '@parlance/domain/locales';
import { PublicLayout } from '#web/components/public/PublicLayout.tsx';
import { FEATURE_TOPICS, type FeatureTopic } from '#web/config/FEATURE_TOPICS.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { TextPageData } from '../TextPageData.ts';

interface FeaturesPageProps {
  locale: Locale;
  /** Undefined on the page about all of them. */
  topic: FeatureTopic | undefined;
  text: TextPageData;
}

/** Page about the product's features, all of them or one topic. */
export function FeaturesPage({ locale, topic, text }: FeaturesPageProps) {
  const t = useTranslate();
  return (
    <PublicLayout locale={locale} pathOf={(other) => paths.features(other, topic)}>
      <div className="public-width public-text">
        <nav aria-label={t('public.features')}>
          <ul className="public-topics">
            {[undefined, ...FEATURE_TOPICS].map((other) => (
              <li key={other ?? 'all'}>
                <a href={paths.features(locale, other)} aria-current={other === topic ? 'page' : undefined}>
                  {t(`features.topic.${other ?? 'all'}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <h1>{text.title}</h1>
        <p className="public-lead">{text.description}</p>
        <div className="docs-text public-features" dangerouslySetInnerHTML={{ __html: text.html }} />
      </div>
      <section className="public-closing">
        <div className="public-width">
          <h2>{t('home.closingTitle')}</h2>
          <p>{t('home.closingText', { days: TRIAL_DAYS })}</p>
          <div className="public-actions">
            <a className="public-button inverse" href={paths.signUp()} data-locale={locale}>
              {t('home.startTrial')}
            </a>
            <a className="public-button outlined" href={paths.pricing(locale)}>
              {t('public.pricing')}
            </a>
          </div>
        </div>
      </section>
    </PublicLayout>
  );
}
