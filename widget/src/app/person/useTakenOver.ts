import { useEffect, useEffectEvent } from 'react';
import type { Entry, Version } from '../chat/entries.ts';

function isTakenOver({ answer }: Version): boolean {
  return answer.status === 'failed' && answer.failure.kind === 'server' && answer.failure.code === 'chat-taken-over';
}

/** Hands on a question that the chatbot did not take because a person has taken over: it is for that person. */
export function useTakenOver(
  last: Entry | undefined,
  onTakenOver: (messageId: string, question: string) => void,
): void {
  const version = last?.kind === 'turn' ? last.versions.find(isTakenOver) : undefined;
  const question = last?.kind === 'turn' ? last.question : '';
  const messageId = version?.messageId;
  const handleTakenOver = useEffectEvent(onTakenOver);
  useEffect(() => {
    if (messageId !== undefined) handleTakenOver(messageId, question);
  }, [messageId, question]);
}
