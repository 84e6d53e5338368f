import { type Locale, toLocale } from '@parlance/domain/locales';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { connectHost } from './host/connectHost.ts';
import { followKeyboard } from './host/followKeyboard.ts';
import { TRANSLATIONS } from './i18n/TRANSLATIONS.ts';
import { connectPreview } from './preview/connectPreview.ts';
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
const locale = LANGUAGE === 'every' ? toLocale(language) : LANGUAGE;
const messages = TRANSLATIONS[locale];
document.documentElement.lang = locale;

const container = document.getElementById('root');
const config = readConfig();
if (container !== null && config !== null) {
  followKeyboard();
  // Both listen before the page's load event, which is when the page around sends its first message.
  const host = connectHost();
  const preview = config.isPreview ? connectPreview() : undefined;
  createRoot(container).render(
    <Root saved={config} locale={locale} messages={messages} host={host} preview={preview} />,
  );
} else if (container !== null) {
  container.textContent = messages.errors.default;
}
