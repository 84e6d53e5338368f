import { addMarks } from '../../search/marks/addMarks.ts';
import { countedVerdict } from './answerFigures.ts';
import { MARKS, marksOn, slotOf } from '../../search/marks/MARKS.ts';
import type { Message } from '../../documents/chats/message.ts';
import { ratingMarks } from './ratingMarks.ts';

/**
 * Marks that a conversation is found by behind figures, from its messages in their order: its answers with their sources, hours,
 * verdicts and ratings, and requests for a person, each on the day whose figures include it. Messages from before their day was
 * stored have none.
 */
export function marksOf(messages: readonly Message[]): string[] {
  const marks = messages.flatMap((message): string[] => {
    if (message.role === 'event') {
      return message.event === 'handover-requested' && message.day !== ''
        ? [...marksOn(MARKS.person, message.day)]
        : [];
    }
    if (message.role !== 'assistant' || message.day === '') return [];
    const { day, hour, citations, verdict } = message;
    const subjects = new Set(citations.map(({ sourceId }) => MARKS.source(sourceId)));
    subjects.add(MARKS.answer).add(MARKS.verdict(countedVerdict(verdict)));
    if (hour !== null) subjects.add(MARKS.slot(slotOf(day, hour)));
    return [...[...subjects].flatMap((subject) => marksOn(subject, day)), ...ratingMarks(message)];
  });
  return addMarks([], marks);
}
