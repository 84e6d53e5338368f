import type { Locale } from '@parlance/domain/locales';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { PageFallback } from '#web/components/page/PageFallback.tsx';
import { detectLocale } from './detectLocale.ts';
import { LocaleContext } from '#web/i18n/LocaleContext.ts';
import { loadMessages, type Messages } from '#web/i18n/loadMessages.ts';
import { localeCookie } from './localeCookie.ts';

interface LocaleProviderProps {
  children: ReactNode;
}

interface Loaded {
  locale: Locale;
  messages: Messages;
}

/** Texts, numbers and dates in the reader's language. The old language stays on screen until the new one has arrived. */
export function LocaleProvider({ children }: LocaleProviderProps) {
  const [locale, chooseLocale] = useState<Locale>(() => detectLocale(document.cookie, navigator.languages));
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    let isCurrent = true;
    document.documentElement.lang = locale;
    const load = async () => {
      const messages = await loadMessages(locale);
      if (isCurrent) setLoaded({ locale, messages });
    };
    load().catch(reportError);
    return () => {
      isCurrent = false;
    };
  }, [locale]);

  const setLocale = useCallback((next: Locale) => {
    document.cookie = localeCookie(next);
    chooseLocale(next);
  }, []);
  const setting = useMemo(() => ({ locale: loaded?.locale ?? locale, setLocale }), [loaded, locale, setLocale]);

  if (!loaded) return <PageFallback />;
  return (
    <LocaleContext value={setting}>
      <IntlProvider locale={loaded.locale} messages={{ ...loaded.messages }} defaultLocale="en">
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}
