import { LOCALES, type Locale } from '@parlance/domain/locales';
import { LANGUAGE_NAMES } from '#web/i18n/LANGUAGE_NAMES.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface LanguageLinksProps {
  locale: Locale;
  /** The address of this page in a language. */
  pathOf: (locale: Locale) => string;
}

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
            aria-label={`${option.toUpperCase()}, ${LANGUAGE_NAMES[option]}`}
            aria-current={option === locale ? 'page' : undefined}
          >
            {option.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}
