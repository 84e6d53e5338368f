import { LOCALES, type Locale } from '@parlance/domain/locales';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface LanguageLinksProps {
  locale: Locale;
  /** The address of this page in a language. */
  pathOf: (locale: Locale) => string;
}

const NAMES: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch' };

/** The same page in the other language, as plain links. scripts/site.ts remembers the choice. */
export function LanguageLinks({ locale, pathOf }: LanguageLinksProps) {
  const t = useTranslate();
  return (
    <ul className="public-languages" aria-label={t('common.language')}>
      {LOCALES.map((option) => (
        <li key={option}>
          <a
            href={pathOf(option)}
            hrefLang={option}
            lang={option}
            data-locale={option}
            aria-label={`${option.toUpperCase()}, ${NAMES[option]}`}
            aria-current={option === locale ? 'page' : undefined}
          >
            {option.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}
