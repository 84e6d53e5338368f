import type { WidgetConfig } from '@parlance/domain/widget/config';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import { createContext, useContext } from 'react';
import type { Contact } from './Contact.ts';
import type { Host } from './Host.ts';
import type { ProactiveHost } from './ProactiveHost.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Backend } from '../transport/backend.ts';

export interface Widget {
  config: WidgetConfig;
  locale: WidgetLocale;
  messages: Messages;
  backend: Backend;
  host: Host;
  /** Undefined for a visitor whom nobody vouches for. */
  contact: Contact | undefined;
  proactive: ProactiveHost;
}

export const WidgetContext = createContext<Widget | null>(null);

/** The page's settings and texts. */
export function useWidget(): Widget {
  const widget = useContext(WidgetContext);
  if (widget === null) throw new Error('No WidgetContext.');
  return widget;
}
