import { newId } from '@parlance/domain/ids';
import { useRef } from 'react';
import type { Chat } from '../chat/useChat.ts';
import { useWidget } from '../context/WidgetContext.ts';
import { toFailure } from '../transport/failure.ts';

/** Shortest time between two typing notices. In milliseconds. */
const TYPING_EVERY_MS = 3000;

export interface LiveMessages {
  /** Sends a message to the agent. Give the id of a message that is sent again. */
  send: (text: string, id?: string) => void;
  /** Sends pictures and PDF files to the agent. */
  attach: (files: readonly File[]) => void;
  /** Shows the agent that the visitor is typing. */
  showTyping: () => void;
}

/** The visitor's messages to an agent. `onRefused` runs when no agent is there any more. */
export function useLiveMessages(
  { addLiveMessage, markDelivery }: Pick<Chat, 'addLiveMessage' | 'markDelivery'>,
  onRefused: () => Promise<void>,
): LiveMessages {
  const { backend } = useWidget();
  const typingShownAt = useRef(0);
  /** Files by the ids of their messages, for another try. */
  const uploads = useRef(new Map<string, File>());

  async function deliver(messageId: string, text: string): Promise<void> {
    const file = uploads.current.get(messageId);
    try {
      if (file) await (await import('./sendFile.ts')).sendFile(backend, messageId, file);
      else await backend.sendMessage({ messageId, text });
      markDelivery(messageId, 'sent');
    } catch (error) {
      const failure = toFailure(error);
      markDelivery(messageId, failure);
      if (failure.kind === 'server' && failure.code === 'chat-not-taken-over') await onRefused();
    }
  }

  function send(text: string, id = newId()): void {
    addLiveMessage(id, text, uploads.current.has(id));
    void deliver(id, text);
  }

  function attach(files: readonly File[]): void {
    for (const file of files) {
      const id = newId();
      uploads.current.set(id, file);
      send(file.name, id);
    }
  }

  function showTyping(): void {
    const now = Date.now();
    if (now - typingShownAt.current < TYPING_EVERY_MS) return;
    typingShownAt.current = now;
    // A notice that is lost is not worth an error.
    backend.showTyping().catch(() => undefined);
  }

  return { send, attach, showTyping };
}
