import type { ChatView } from '@parlance/domain/widget/chatMessage';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { mayPass, toFailure } from '../transport/failure.ts';

/** Wait before the conversation is asked for again. In milliseconds. */
const AGAIN_MS = 5000;

interface KeptChat {
  /** True until the conversation of the page before is shown. */
  isRestoring: boolean;
  /** Ends the keeping: the next page begins a new conversation. */
  forget: () => void;
}

/**
 * Keeps the conversation in this tab once the visitor has written, for a reload and for the website's next pages, and shows
 * the one that was kept. The loader learns of it, so that it opens the panel again where it was open.
 */
export function useKeptChat(hasWritten: boolean, onRestored: (view: ChatView) => void): KeptChat {
  const { backend, config, host } = useWidget();
  const { tab } = backend;
  const [isRestoring, setIsRestoring] = useState(() => tab.isKept());
  const handleRestored = useEffectEvent(onRestored);

  function forget(): void {
    tab.forget();
    host.post({ parlance: 'kept', count: 0 });
  }
  const handleGone = useEffectEvent(forget);

  useEffect(() => {
    if (!isRestoring) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const restore = async (): Promise<void> => {
      try {
        const view = await backend.readChat();
        if (view.messages.length === 0) handleGone();
        else handleRestored(view);
      } catch (error) {
        if (mayPass(toFailure(error), ++tries)) {
          timer = setTimeout(() => void restore(), AGAIN_MS);
          return;
        }
        handleGone();
      }
      setIsRestoring(false);
    };
    void restore();
    return () => clearTimeout(timer);
  }, [isRestoring, backend]);

  useEffect(() => {
    if (!hasWritten || config.isPreview) return;
    tab.keep();
    host.post({ parlance: 'kept', count: 1 });
  }, [hasWritten, config.isPreview, tab, host]);

  return { isRestoring, forget };
}
