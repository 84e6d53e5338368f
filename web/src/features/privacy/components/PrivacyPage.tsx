import type { Locale } from '@parlance/domain/locales';
import { PublicLayout } from '#web/components/public/PublicLayout.tsx';
import { paths } from '#web/config/paths.ts';
import { PRIVACY_CONTACT } from '../privacyContact.ts';
import { privacyTexts } from '../privacyTexts.ts';

interface PrivacyPageProps {
  locale: Locale;
}

/** Privacy page: data stored about visitors and account holders, where, and for how long. */
export function PrivacyPage({ locale }: PrivacyPageProps) {
  const text = privacyTexts[locale];
  return (
    <PublicLayout locale={locale} pathOf={paths.privacyPolicy} className="public-width public-prose">
      <h1>{text.title}</h1>
      <p className="public-lead">{text.lead}</p>
      {text.sections.map(({ title, paragraphs, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section>
        <h2>{text.contactTitle}</h2>
        <p>{text.contactText}</p>
        <p>
          <a href={`mailto:${PRIVACY_CONTACT}`}>{PRIVACY_CONTACT}</a>
        </p>
      </section>
    </PublicLayout>
  );
}
