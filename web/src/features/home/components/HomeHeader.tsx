import type { Locale } from '@parlance/domain/locales';
import { Wordmark } from '#web/components/Wordmark.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

interface HomeHeaderProps {
  locale: Locale;
}

export function HomeHeader({ locale }: HomeHeaderProps) {
  const t = useTranslate();
  return (
    <header className="public-header public-width">
      <a href={paths.home(locale)} className="public-brand">
        <Wordmark height={30} />
      </a>
      <nav aria-label={t('nav.main')}>
        <LanguageLinks locale={locale} />
        <a className="public-link" href={paths.signIn()}>
          {t('signin.submit')}
        </a>
      </nav>
    </header>
  );
}
