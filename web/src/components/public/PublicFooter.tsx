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
  const links = [
    { href: paths.features(locale), text: t('public.features') },
    { href: paths.pricing(locale), text: t('public.pricing') },
    { href: paths.docs(locale), text: t('public.docs') },
    { href: paths.contact(locale), text: t('public.contact') },
    { href: paths.test(locale), text: t('public.test') },
    { href: paths.signUp(), text: t('home.createAccount'), remembers: true },
    { href: paths.signIn(), text: t('signin.submit'), remembers: true },
    { href: paths.privacyPolicy(locale), text: t('privacy.link') },
    { href: paths.terms(locale), text: t('public.terms') },
  ];
  return (
    <footer className="public-footer public-width">
      <Wordmark height={24} />
      <ul className="public-footer-links">
        {links.map(({ href, text, remembers }) => (
          <li key={href}>
            <a className="public-link" href={href} data-locale={remembers ? locale : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      <LanguageLinks locale={locale} pathOf={pathOf} />
    </footer>
  );
}
