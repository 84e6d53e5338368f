import '@fontsource-variable/bricolage-grotesque/index.css';
import '@fontsource-variable/inter/index.css';
import '#web/theme/public.css';
import { createIntl, RawIntlProvider } from 'react-intl';
import { type MetaDescriptor, useLocation } from 'react-router';
import { publicMeta } from '#web/app/publicMeta.ts';
import { staticPageLocale } from '#web/app/staticPageLocale.ts';
import { paths } from '#web/config/paths.ts';
import { PrivacyPage } from '#web/features/privacy/components/PrivacyPage.tsx';
import { privacyTexts } from '#web/features/privacy/privacyTexts.ts';
import de from '#web/i18n/de.json';
import en from '#web/i18n/en.json';

const MESSAGES = { en, de };

export function meta({ location }: { location: { pathname: string } }): MetaDescriptor[] {
  const locale = staticPageLocale(location.pathname) ?? 'en';
  const { title, description } = privacyTexts[locale];
  const pathOf = paths.privacyPolicy;
  return publicMeta({ title, description, locale, pathOf, defaultPath: pathOf('en') });
}

/** The privacy policy in one language. It is rendered at build time and loads no JavaScript. */
export default function PrivacyPolicy() {
  const { pathname } = useLocation();
  const locale = staticPageLocale(pathname) ?? 'en';
  return (
    <RawIntlProvider value={createIntl({ locale, messages: MESSAGES[locale] })}>
      <PrivacyPage locale={locale} />
    </RawIntlProvider>
  );
}
