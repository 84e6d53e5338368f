import '@fontsource-variable/bricolage-grotesque/index.css';
import '@fontsource-variable/inter/index.css';
import '#web/theme/public.css';
import type { Locale } from '@parlance/domain/locales';
import type { ReactNode } from 'react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { useLocation } from 'react-router';
import { publicLocale } from './publicLocale.ts';
import { publicMessages } from './publicMessages.ts';

interface PublicDocumentProps {
  children: (locale: Locale) => ReactNode;
}

/** Fonts, style and texts of a page that is rendered at build time, in the language of its address. */
export function PublicDocument({ children }: PublicDocumentProps) {
  const locale = publicLocale(useLocation().pathname);
  const intl = createIntl({ locale, messages: publicMessages[locale] });
  return <RawIntlProvider value={intl}>{children(locale)}</RawIntlProvider>;
}
