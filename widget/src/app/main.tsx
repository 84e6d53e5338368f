import { toLocale } from '@parlance/domain/locales';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { App } from './App.tsx';
import { applyTheme } from './applyTheme.ts';
import { connectHost } from './host/connectHost.ts';
import { followKeyboard } from './host/followKeyboard.ts';
import { de } from './i18n/de.ts';
import { en } from './i18n/en.ts';
import { readConfig } from './readConfig.ts';
import './styles/base.css';
import './styles/chat.css';
import './styles/contact.css';
import { createVisitorSession } from './transport/visitorSession.ts';
import { WidgetContext } from './WidgetContext.ts';

// The page's policy forbids eval; without this zod would try it once and leave a violation in the console.
z.config({ jitless: true });

const language =
  new URLSearchParams(location.search).get('lang') ?? (document.documentElement.lang || navigator.language);
const locale = toLocale(language);
const messages = locale === 'de' ? de : en;
document.documentElement.lang = locale;

const container = document.getElementById('root');
const config = readConfig();
if (container !== null && config !== null) {
  applyTheme(config);
  followKeyboard();
  document.title = config.displayName;
  const host = connectHost();
  const session = createVisitorSession(config.functionsUrl, config.visitorToken);
  createRoot(container).render(
    <WidgetContext value={{ config, locale, messages, session, host }}>
      <App />
    </WidgetContext>,
  );
} else if (container !== null) {
  container.textContent = messages.errors.default;
}
