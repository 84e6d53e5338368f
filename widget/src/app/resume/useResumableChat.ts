import type { ChatView } from '@parlance/domain/widget/chatMessage';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { mayPass, toFailure } from '../transport/failure.ts';
import { storedToken } from '../transport/storedToken.ts';

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
  const { backend, config, contact } = useWidget();
  const { chatbotId, isPreview } = config;
  const [token] = useState(() => (isPreview ? null : storedToken.resume.read(chatbotId)));
  const [isOn, setIsOn] = useState(token !== null);
  const [offer, setOffer] = useState<ResumeOffer>(token === null ? 'none' : 'offered');
  const isStored = useRef(false);
  const handleResumed = useEffectEvent(onResumed);

  async function store(): Promise<boolean> {
    if (isPreview) return true;
    try {
      isStored.current = storedToken.resume.write(chatbotId, await backend.createResumeToken());
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
    storedToken.resume.remove(chatbotId);
    setIsOn(false);
    isStored.current = false;
    setOffer('none');
  }

  async function resume(earlier: string): Promise<void> {
    setOffer('resuming');
    try {
      const view = await backend.resumeChat(earlier);
      isStored.current = true;
      setOffer('none');
      handleResumed(view);
    } catch (error) {
      const failure = toFailure(error);
      // Without a connection the offer stays. A conversation that is gone is not offered again.
      if (mayPass(failure)) {
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
    // A new question begins another conversation. A contact's come back by themselves.
    offer: hasBegun || contact ? 'none' : offer,
    switchOn,
    switchOff,
    resume: () => token !== null && void resume(token),
  };
}
