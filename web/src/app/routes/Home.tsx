import '@fontsource-variable/bricolage-grotesque/index.css';
import '@fontsource-variable/inter/index.css';
import '#web/theme/public.css';
import { type MetaDescriptor, useLocation } from 'react-router';
import { createIntl, RawIntlProvider } from 'react-intl';
import { publicMeta } from '#web/app/publicMeta.ts';
import { staticPageLocale } from '#web/app/staticPageLocale.ts';
import { paths } from '#web/config/paths.ts';
import { HomePage } from '#web/features/home/components/HomePage.tsx';
import de from '#web/i18n/de.json';
import en from '#web/i18n/en.json';

const MESSAGES = { en, de };

export function meta({ location }: { location: { pathname: string } }): MetaDescriptor[] {
  const locale = staticPageLocale(location.pathname) ?? 'en';
  const { 'home.title': title, 'home.description': description } = MESSAGES[locale];
  return publicMeta({ title, description, locale, pathOf: paths.home, defaultPath: '/' });
}

/** The home page in one language. It is rendered at build time and loads no JavaScript. */
export default function Home() {
  const { pathname } = useLocation();
  const locale = staticPageLocale(pathname) ?? 'en';
  return (
    <RawIntlProvider value={createIntl({ locale, messages: MESSAGES[locale] })}>
      <HomePage locale={locale} />
    </RawIntlProvider>
  );
}
