import type { ChatView } from '@parlance/domain/widget/chatMessage';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { toFailure } from '../transport/failure.ts';
import { resumeToken } from './resumeToken.ts';

/** State of an earlier conversation whose token this browser has stored. */
type ResumeOffer = 'none' | 'offered' | 'resuming' | 'gone' | 'failed';

export interface ResumableChat {
  /** True if the visitor agreed that this browser stores a token. */
  isOn: boolean;
  offer: ResumeOffer;
  /** False if the browser or the server refused. */
  switchOn: () => Promise<boolean>;
  /** Removes the token. */
  switchOff: () => void;
  resume: () => void;
}

/**
 * Makes the conversation resumable in this browser if the visitor agrees: stores one token per chatbot and nothing else. A
 * token exists once the conversation has begun.
 */
export function useResumableChat(hasBegun: boolean, onResumed: (view: ChatView) => void): ResumableChat {
  const { backend, config } = useWidget();
  const { chatbotId, isPreview } = config;
  const [storedToken] = useState(() => (isPreview ? null : resumeToken.read(chatbotId)));
  const [isOn, setIsOn] = useState(storedToken !== null);
  const [offer, setOffer] = useState<ResumeOffer>(storedToken === null ? 'none' : 'offered');
  const isStored = useRef(false);
  const handleResumed = useEffectEvent(onResumed);

  async function store(): Promise<boolean> {
    if (isPreview) return true;
    try {
      isStored.current = resumeToken.write(chatbotId, await backend.createResumeToken());
      return isStored.current;
    } catch {
      return false;
    }
  }

  async function switchOn(): Promise<boolean> {
    const isDone = !hasBegun || (await store());
    setIsOn(isDone);
    return isDone;
  }

  function switchOff(): void {
    resumeToken.remove(chatbotId);
    setIsOn(false);
    isStored.current = false;
    setOffer('none');
  }

  async function resume(token: string): Promise<void> {
    setOffer('resuming');
    try {
      const view = await backend.resumeChat(token);
      isStored.current = true;
      setOffer('none');
      handleResumed(view);
    } catch (error) {
      const failure = toFailure(error);
      // Without a connection the offer stays. A conversation that is gone is not offered again.
      if (failure.kind !== 'server' || failure.code === 'unavailable' || failure.code === 'rate-limited') {
        setOffer('failed');
        return;
      }
      switchOff();
      setOffer('gone');
    }
  }

  const handleBegun = useEffectEvent(() => {
    if (isOn && !isStored.current) void store();
  });
  useEffect(() => {
    if (hasBegun) handleBegun();
  }, [hasBegun]);

  return {
    isOn,
    // A new question begins another conversation.
    offer: hasBegun ? 'none' : offer,
    switchOn,
    switchOff,
    resume: () => storedToken !== null && void resume(storedToken),
  };
}
