import type { ChatView } from '@parlance/domain/widget/chatMessage';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toFailure } from '../transport/failure.ts';
import { useWidget } from '../context/WidgetContext.ts';
import { keptToken } from './keptToken.ts';

/** What became of an earlier conversation that this browser has kept. */
type KeptOffer = 'none' | 'offered' | 'resuming' | 'gone' | 'failed';

export interface Kept {
  isKept: boolean;
  offer: KeptOffer;
  /** Keeps this conversation on the device. False if the browser or the server refused. */
  keep: () => Promise<boolean>;
  forget: () => void;
  resume: () => void;
}

/**
 * Keeps the conversation on this device if the visitor agreed: a token under one key per chatbot, and nothing else. The token
 * is fetched once something was said, because there is no conversation before.
 */
export function useKept(hasBegun: boolean, onResumed: (view: ChatView) => void): Kept {
  const { backend, config } = useWidget();
  const { chatbotId, isPreview } = config;
  const [saved] = useState(() => (isPreview ? null : keptToken.read(chatbotId)));
  const [isKept, setIsKept] = useState(saved !== null);
  const [offer, setOffer] = useState<KeptOffer>(saved === null ? 'none' : 'offered');
  const isStored = useRef(false);
  const handleResumed = useEffectEvent(onResumed);

  async function store(): Promise<boolean> {
    if (isPreview) return true;
    try {
      const isWritten = keptToken.write(chatbotId, await backend.rememberChat());
      isStored.current = isWritten;
      return isWritten;
    } catch {
      return false;
    }
  }

  async function keep(): Promise<boolean> {
    const isDone = !hasBegun || (await store());
    setIsKept(isDone);
    return isDone;
  }

  function forget(): void {
    keptToken.remove(chatbotId);
    setIsKept(false);
    isStored.current = false;
    setOffer('none');
  }

  async function takeUp(token: string): Promise<void> {
    setOffer('resuming');
    try {
      const view = await backend.resumeChat(token);
      isStored.current = true;
      setOffer('none');
      handleResumed(view);
    } catch (error) {
      const failure = toFailure(error);
      // Without a connection the offer stays; what is over is forgotten.
      if (failure.kind !== 'server' || failure.code === 'unavailable' || failure.code === 'rate-limited') {
        setOffer('failed');
        return;
      }
      forget();
      setOffer('gone');
    }
  }

  const handleBegun = useEffectEvent(() => {
    if (isKept && !isStored.current) void store();
  });
  useEffect(() => {
    if (hasBegun) handleBegun();
  }, [hasBegun]);

  // Whoever asks something new has begun another conversation.
  return {
    isKept,
    offer: hasBegun ? 'none' : offer,
    keep,
    forget,
    resume: () => saved !== null && void takeUp(saved),
  };
}
