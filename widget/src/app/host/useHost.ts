import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LoaderMessage } from '../../protocol/loaderMessage.ts';
import { useWidget } from '../WidgetContext.ts';

export interface HostState {
  /** True once a loader that can close the panel has sent a message. */
  isFramed: boolean;
  close: () => void;
  /** Tells the loader of an answer that came while the panel was closed. */
  countUnread: () => void;
}

/** The app's end of the conversation with the loader. `onOpen` runs when the visitor has opened the panel. */
export function useHost(onOpen: () => void): HostState {
  const [isFramed, setIsFramed] = useState(false);
  const { host } = useWidget();
  const unread = useRef(0);
  const isClosed = useRef(false);
  const handleOpen = useEffectEvent(onOpen);

  useEffect(() => {
    function handle({ open, focus }: LoaderMessage): void {
      setIsFramed(true);
      isClosed.current = !open;
      if (open) unread.current = 0;
      if (open && focus) handleOpen();
    }
    return host.listen(handle);
  }, [host]);

  const close = useCallback(() => host.post({ parlance: 'close' }), [host]);
  const countUnread = useCallback(() => {
    if (!isClosed.current) return;
    unread.current += 1;
    host.post({ parlance: 'unread', count: unread.current });
  }, [host]);
  return { isFramed, close, countUnread };
}
