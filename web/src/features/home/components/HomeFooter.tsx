import type { Locale } from '@parlance/domain/locales';
import { Wordmark } from '#web/components/Wordmark.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

interface HomeFooterProps {
  locale: Locale;
}

export function HomeFooter({ locale }: HomeFooterProps) {
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
      </ul>
      <LanguageLinks locale={locale} />
    </footer>
  );
}
