import { answerContent, type Entry } from './entries.ts';

/** Questions that were answered, oldest first, each with its visible answer. The question `messageId` is left out. */
export function askedTurns(entries: readonly Entry[], messageId: string): { question: string; answer: string }[] {
  return entries.flatMap((entry) => {
    const version = entry.kind === 'turn' ? entry.versions[entry.shown] : undefined;
    if (entry.kind !== 'turn' || version?.answer.status !== 'done' || version.messageId === messageId) return [];
    return [{ question: entry.question, answer: answerContent(version.answer).text }];
  });
}
