import type { Locale } from '@parlance/domain/locales';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';

interface PublicHeaderProps {
  locale: Locale;
  /** The address of this page in a language. */
  pathOf: (locale: Locale) => string;
}

export function PublicHeader({ locale, pathOf }: PublicHeaderProps) {
  const t = useTranslate();
  return (
    <header className="public-header public-width">
      <a href={paths.home(locale)} className="public-brand">
        <Wordmark height={30} />
      </a>
      <nav aria-label={t('nav.main')}>
        <LanguageLinks locale={locale} pathOf={pathOf} />
        <a className="public-link" href={paths.signIn()}>
          {t('signin.submit')}
        </a>
      </nav>
    </header>
  );
}
