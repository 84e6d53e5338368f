import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LoaderMessage } from '../../protocol/loaderMessage.ts';
import type { Identity } from '../transport/backend.ts';
import { useWidget } from '../context/WidgetContext.ts';
import { bubbleAppearance } from '../appearance/bubbleAppearance.ts';
import { readIdentity } from './readIdentity.ts';

export interface HostState {
  /** True once a loader that can close the panel has sent a message. */
  isFramed: boolean;
  close: () => void;
  /** Reports to the loader an answer that came while the panel was closed. */
  countUnread: () => void;
  /** Visitor's identity according to the website. Kept in memory alone. */
  identity: Identity | undefined;
}

/** The app's end of the conversation with the loader. `onOpen` runs when the visitor has opened the panel. */
export function useHost(onOpen: () => void): HostState {
  const { config, host } = useWidget();
  const [isFramed, setIsFramed] = useState(false);
  const [identity, setIdentity] = useState<Identity>();
  const unread = useRef(0);
  const isClosed = useRef(false);
  const handleOpen = useEffectEvent(onOpen);
  const { bubbleButtonColor, bubbleAlignment, chatIcon } = config;

  useEffect(() => {
    function handle({ open, focus, identity: said }: LoaderMessage): void {
      setIsFramed(true);
      setIdentity(readIdentity(said));
      isClosed.current = !open;
      if (open) unread.current = 0;
      if (open && focus) handleOpen();
    }
    return host.listen(handle);
  }, [host]);

  useEffect(() => {
    if (!isFramed) return;
    // What was saved since the snippet was copied shows without another snippet.
    void bubbleAppearance({ bubbleButtonColor, bubbleAlignment, chatIcon }).then((appearance) =>
      host.post({ parlance: 'appearance', ...appearance }),
    );
  }, [isFramed, host, bubbleButtonColor, bubbleAlignment, chatIcon]);

  const close = useCallback(() => host.post({ parlance: 'close' }), [host]);
  const countUnread = useCallback(() => {
    if (!isClosed.current) return;
    unread.current += 1;
    host.post({ parlance: 'unread', count: unread.current });
  }, [host]);
  return { isFramed, close, countUnread, identity };
}
