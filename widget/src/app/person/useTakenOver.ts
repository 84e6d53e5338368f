import { useEffect, useEffectEvent } from 'react';
import type { Entry, Turn, Version } from '../entries/entries.ts';

function isTakenOver({ answer }: Version): boolean {
  return answer.status === 'failed' && answer.failure.kind === 'server' && answer.failure.code === 'chat-taken-over';
}

/**
 * Hands on a question that the chatbot did not take because a person has taken over: it is for that person. It need not be
 * the last one: whoever tries again after a while without a connection may have read what the person wrote meanwhile.
 */
export function useTakenOver(
  entries: readonly Entry[],
  onTakenOver: (messageId: string, question: string) => void,
): void {
  const turn = entries.findLast((entry): entry is Turn => entry.kind === 'turn' && entry.versions.some(isTakenOver));
  const question = turn?.question ?? '';
  const messageId = turn?.versions.find(isTakenOver)?.messageId;
  const handleTakenOver = useEffectEvent(onTakenOver);
  useEffect(() => {
    if (messageId !== undefined) handleTakenOver(messageId, question);
  }, [messageId, question]);
}
