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

/** Links to the pages about the product. On a phone they are behind one word that opens them. */
export function PublicHeader({ locale, pathOf }: PublicHeaderProps) {
  const t = useTranslate();
  const links = (
    <>
      <a className="public-link" href={paths.features(locale)}>
        {t('public.features')}
      </a>
      <a className="public-link" href={paths.pricing(locale)}>
        {t('public.pricing')}
      </a>
      <a className="public-link" href={paths.docs(locale)}>
        {t('public.docs')}
      </a>
      <a className="public-link" href={paths.contact(locale)}>
        {t('public.contact')}
      </a>
    </>
  );
  const signIn = (
    <a className="public-link public-sign-in" href={paths.signIn()} data-locale={locale}>
      {t('signin.submit')}
    </a>
  );
  return (
    <header className="public-header public-width">
      <a href={paths.home(locale)} className="public-brand">
        <Wordmark height={30} />
      </a>
      <nav aria-label={t('nav.main')}>
        <div className="public-header-links">{links}</div>
        <LanguageLinks locale={locale} pathOf={pathOf} />
        {signIn}
        <details className="public-menu">
          <summary>{t('public.menu')}</summary>
          <div>
            {links}
            {signIn}
          </div>
        </details>
      </nav>
    </header>
  );
}
