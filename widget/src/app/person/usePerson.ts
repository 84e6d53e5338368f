import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import type { ChatMessage, ChatView } from '@parlance/domain/widget/chatMessage';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Chat } from '../chat/useChat.ts';
import type { HandoverWish } from '../transport/backend.ts';
import { toFailure, type Failure } from '../transport/failure.ts';
import { useWidget } from '../context/WidgetContext.ts';
import type { LiveState } from './LiveEvents.ts';

/** Typing is told to the other side at most this often, and a lost watch is begun anew after so long. In milliseconds. */
const TYPING_EVERY_MS = 3000;
const AGAIN_MS = 5000;

export interface Person {
  /** `missed`: nobody came. */
  stage: 'none' | 'waiting' | 'talking' | 'missed';
  minutes: number;
  agentName: string | null;
  isTyping: boolean;
  /** True while nothing can be heard of the other side. */
  isCut: boolean;
  /** True if the visitor left an address to answer to. */
  hasAddress: boolean;
  /** Null if it worked. */
  request: (wish: Omit<HandoverWish, 'handoverId' | 'locale'>) => Promise<Failure | null>;
  /** Ends the waiting or the talk: the chatbot answers again. */
  end: () => void;
  /** Takes the word that nobody came off the screen. */
  dismiss: () => void;
  say: (text: string, id?: string) => void;
  tellTyping: () => void;
  /** Follows what is stored of the conversation: a person may have taken over unasked, or before. */
  accept: (view: ChatView) => void;
  /** Reads the stored conversation, so that what came meanwhile appears. Fails in silence. */
  catchUp: () => Promise<void>;
}

type PersonChat = Pick<Chat, 'merge' | 'say' | 'markSaid'>;

/** The visitor's side of a conversation with a person of the business. */
export function usePerson(chat: PersonChat, onHeard: () => void): Person {
  const { backend, config, locale } = useWidget();
  const [stage, setStage] = useState<Person['stage']>('none');
  const [minutes, setMinutes] = useState(0);
  const [agentName, setAgentName] = useState<string | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const [hasAddress, setHasAddress] = useState(false);
  const lastTyping = useRef<number | null>(null);
  const lastPlace = useRef('');
  const heard = useRef(new Set<string>());
  const toldAt = useRef(0);
  const isWatching = (stage === 'waiting' || stage === 'talking') && !config.isPreview;

  const apply = useCallback(({ mode, handover, agentName: name }: ChatView | LiveState) => {
    setAgentName(name);
    if (mode === 'human') setStage('talking');
    else if (handover === 'requested') setStage('waiting');
    else setStage((current) => (handover === 'missed' && current !== 'none' ? 'missed' : 'none'));
  }, []);

  const { merge } = chat;
  const accept = useCallback(
    (view: ChatView) => {
      merge(view.messages);
      apply(view);
    },
    [merge, apply],
  );
  const catchUp = useCallback(async () => {
    try {
      accept(await backend.readChat());
    } catch {
      // Still without a connection: the next return tries again.
    }
  }, [backend, accept]);

  const handleState = useEffectEvent((state: LiveState) => {
    setIsCut(false);
    const { agentTypingAt } = state;
    // A change says that somebody types now, whatever the two clocks say.
    if (agentTypingAt !== lastTyping.current) setIsTyping(agentTypingAt !== null);
    lastTyping.current = agentTypingAt;
    // Bot and person change places: what happened is in the stored conversation.
    const place = `${state.mode} ${state.handover}`;
    if (place !== lastPlace.current) void catchUp();
    lastPlace.current = place;
    apply(state);
  });
  const handleMessages = useEffectEvent((messages: readonly ChatMessage[]) => {
    const fresh = messages.filter(({ role, messageId }) => role === 'agent' && !heard.current.has(messageId));
    for (const { messageId } of fresh) heard.current.add(messageId);
    if (fresh.length > 0) {
      setIsTyping(false);
      onHeard();
    }
    merge(messages, true);
  });

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setIsTyping(false), LIMITS.typingMs);
    return () => clearTimeout(timer);
  }, [isTyping]);

  useEffect(() => {
    if (!isWatching) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = async (): Promise<void> => {
      try {
        const [{ watchLive }, watch] = await Promise.all([import('./watchLive.ts'), backend.watchChat()]);
        stop = await watchLive(watch, { onState: handleState, onMessages: handleMessages, onLost: again });
        if (isOver) stop();
      } catch {
        again();
      }
    };
    function again(): void {
      if (isOver) return;
      setIsCut(true);
      stop?.();
      stop = undefined;
      timer = setTimeout(() => void begin(), AGAIN_MS);
    }
    void begin();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [isWatching, backend]);

  async function request(wish: Omit<HandoverWish, 'handoverId' | 'locale'>): Promise<Failure | null> {
    try {
      setMinutes(await backend.requestHandover({ ...wish, handoverId: newId(), locale }));
      setHasAddress(wish.email !== '');
      setStage('waiting');
      if (!config.isPreview) void catchUp();
      return null;
    } catch (error) {
      return toFailure(error);
    }
  }

  async function leave(): Promise<void> {
    setStage('none');
    setIsCut(false);
    try {
      await backend.cancelHandover();
    } catch {
      // The state tells which side the conversation is on.
    }
    await catchUp();
  }

  async function deliver(id: string, text: string): Promise<void> {
    try {
      await backend.say({ messageId: id, text });
      chat.markSaid(id, null);
    } catch (error) {
      const failure = toFailure(error);
      chat.markSaid(id, failure);
      if (failure.kind === 'server' && failure.code === 'chat-not-taken-over') void catchUp();
    }
  }

  function say(text: string, id = newId()): void {
    chat.say(id, text);
    void deliver(id, text);
  }

  function tellTyping(): void {
    const now = Date.now();
    if (stage !== 'talking' || now - toldAt.current < TYPING_EVERY_MS) return;
    toldAt.current = now;
    // Not worth a word if it fails.
    backend.showTyping().catch(() => undefined);
  }

  return {
    stage,
    minutes,
    agentName,
    isTyping,
    isCut,
    hasAddress,
    request,
    end: () => void leave(),
    dismiss: () => setStage((current) => (current === 'missed' ? 'none' : current)),
    say,
    tellTyping,
    accept,
    catchUp,
  };
}
