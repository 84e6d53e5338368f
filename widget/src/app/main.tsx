import type { Locale } from '@parlance/domain/locales';
import { toWidgetLocale } from '@parlance/domain/widget/widgetLocales';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { connectHost } from './host/connectHost.ts';
import { followKeyboard } from './host/followKeyboard.ts';
import { loadTexts } from './i18n/loadTexts.ts';
import { TRANSLATIONS } from './i18n/TRANSLATIONS.ts';
import { connectPreview } from './preview/connectPreview.ts';
import { connectProactive } from './proactive/connectProactive.ts';
import { readConfig } from './readConfig.ts';
import { Root } from './Root.tsx';
import './styles/base.css';
import './styles/chat.css';
import './styles/header.css';
import './styles/contact.css';
import './styles/zoomed.css';

// The page's policy forbids eval; without this zod would try it once and leave a violation in the console.
z.config({ jitless: true });

/** Language of the texts in this build, or all. See widget/vite.config.ts. */
declare const LANGUAGE: Locale | 'every';

const language =
  new URLSearchParams(location.search).get('lang') ?? (document.documentElement.lang || navigator.language);
const texts =
  LANGUAGE === 'every' ? loadTexts(toWidgetLocale(language)) : { locale: LANGUAGE, messages: TRANSLATIONS[LANGUAGE] };

async function start(container: HTMLElement): Promise<void> {
  const config = readConfig();
  if (config === null) {
    container.textContent = (await texts).messages.errors.default;
    return;
  }
  followKeyboard();
  // All listen before the page's load event, which is when the page around sends its first message.
  const host = connectHost();
  const proactive = connectProactive(config);
  const preview = config.isPreview ? connectPreview() : undefined;
  const { locale, messages } = await texts;
  document.documentElement.lang = locale;
  createRoot(container).render(
    <Root saved={config} locale={locale} messages={messages} host={host} proactive={proactive} preview={preview} />,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
