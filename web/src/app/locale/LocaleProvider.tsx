import type { Locale } from '@parlance/domain/locales';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { PageFallback } from '#web/components/page/PageFallback.tsx';
import { detectLocale } from './detectLocale.ts';
import { LocaleContext } from '#web/i18n/LocaleContext.ts';
import { loadMessages, type Messages } from '#web/i18n/loadMessages.ts';
import { localeChoice } from '#web/lib/browser/localeChoice.ts';
import { localeCookie } from '#web/lib/browser/localeCookie.ts';

interface LocaleProviderProps {
  children: ReactNode;
}

interface Loaded {
  locale: Locale;
  messages: Messages;
}

/** Texts, numbers and dates in the reader's language, which a cookie keeps. The old language stays until the new one has arrived. */
export function LocaleProvider({ children }: LocaleProviderProps) {
  const [locale, followLocale] = useState<Locale>(() =>
    detectLocale(window.location.pathname, document.cookie, navigator.languages),
  );
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    let isCurrent = true;
    document.documentElement.lang = locale;
    document.cookie = localeCookie(locale);
    const load = async () => {
      const messages = await loadMessages(locale);
      if (isCurrent) setLoaded({ locale, messages });
    };
    load().catch(reportError);
    return () => {
      isCurrent = false;
    };
  }, [locale]);

  const setting = useMemo(
    () => ({
      locale: loaded?.locale ?? locale,
      followLocale,
      setLocale: (chosen: Locale) => {
        localeChoice.mark();
        followLocale(chosen);
      },
    }),
    [loaded, locale],
  );

  if (!loaded) return <PageFallback />;
  return (
    <LocaleContext value={setting}>
      <IntlProvider locale={loaded.locale} messages={{ ...loaded.messages }} defaultLocale="en">
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}
