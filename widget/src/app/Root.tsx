import type { WidgetConfig } from '@parlance/domain/widget/config';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import { useMemo, useState, type ReactNode } from 'react';
import { App } from './App.tsx';
import type { Messages } from './i18n/messages.ts';
import type { PreviewPage } from './preview/connectPreview.ts';
import { createPreviewBackend } from './preview/createPreviewBackend.ts';
import { createServerBackend } from './transport/createServerBackend.ts';
import { createVisitorSession } from './transport/visitorSession.ts';
import { useAppearance } from './appearance/useAppearance.ts';
import { useContact } from './contacts/useContact.ts';
import type { Host } from './context/Host.ts';
import type { ProactiveHost } from './context/ProactiveHost.ts';
import { WidgetContext } from './context/WidgetContext.ts';

interface RootProps {
  saved: WidgetConfig;
  locale: WidgetLocale;
  messages: Messages;
  host: Host;
  proactive: ProactiveHost;
  /** Undefined outside a preview. */
  preview: PreviewPage | undefined;
}

/** The app with everything that it works on. A preview begins anew when the page around it says so. */
export function Root({ saved, locale, messages, host, proactive, preview }: RootProps): ReactNode {
  const config = useAppearance(saved, preview);
  const [resets, setResets] = useState(0);
  const { functionsUrl, chatbotId, visitorToken } = saved;
  const { minutes } = saved.handover;
  const backend = useMemo(() => {
    if (preview === undefined) {
      return createServerBackend(functionsUrl, chatbotId, createVisitorSession(functionsUrl, chatbotId, visitorToken));
    }
    preview.listen(({ parlance }) => {
      if (parlance === 'reset') setResets((current) => current + 1);
    });
    return createPreviewBackend(preview, minutes);
  }, [preview, functionsUrl, chatbotId, visitorToken, minutes]);
  const { contact, run } = useContact(host, backend.access);
  const widget = useMemo(
    () => ({ config, locale, messages, backend, host, contact, proactive }),
    [config, locale, messages, backend, host, contact, proactive],
  );
  return (
    <WidgetContext value={widget}>
      <App key={`${resets} ${run}`} />
    </WidgetContext>
  );
}
