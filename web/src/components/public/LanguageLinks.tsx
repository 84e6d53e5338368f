import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { LOCALES, type Locale } from '@parlance/domain/locales';
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
            aria-label={`${option.toUpperCase()}, ${LANGUAGES[option].name}`}
            aria-current={option === locale ? 'page' : undefined}
          >
            {option.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}
