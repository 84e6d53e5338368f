import { useEffect, useEffectEvent } from 'react';
import type { Entry, Turn, Version } from '../entries/entries.ts';

function isTakenOver({ answer }: Version): boolean {
  return answer.status === 'failed' && answer.failure.kind === 'server' && answer.failure.code === 'chat-taken-over';
}

/**
 * Passes on a question that the chatbot refused because an agent has taken over. It need not be the last entry: while the
 * visitor was offline, the agent may have written.
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
