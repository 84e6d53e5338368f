import type { Locale } from '@parlance/domain/locales';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';

interface PublicFooterProps {
  locale: Locale;
  /** The address of this page in a language. */
  pathOf: (locale: Locale) => string;
}

export function PublicFooter({ locale, pathOf }: PublicFooterProps) {
  const t = useTranslate();
  return (
    <footer className="public-footer public-width">
      <Wordmark height={24} />
      <ul className="public-footer-links">
        <li>
          <a className="public-link" href={paths.signUp()}>
            {t('home.createAccount')}
          </a>
        </li>
        <li>
          <a className="public-link" href={paths.signIn()}>
            {t('signin.submit')}
          </a>
        </li>
        <li>
          <a className="public-link" href={paths.privacyPolicy(locale)}>
            {t('privacy.link')}
          </a>
        </li>
      </ul>
      <LanguageLinks locale={locale} pathOf={pathOf} />
    </footer>
  );
}
