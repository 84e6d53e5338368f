import type { Message } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import type { Said } from '../../ai/AiProvider.ts';
import { withoutMarks } from '../../answering/checkSentence.ts';
import { speakerOf } from '../suggestions/speakerOf.ts';

/** Earlier messages that one to be translated is read with. */
export const EARLIER_MESSAGES = 3;

/** Messages as a model gets them to understand the one after them. */
export function saidBefore(messages: readonly Message[]): Said[] {
  return messages.flatMap((message) => {
    if (message.role === 'event' || message.text === '') return [];
    return [
      { by: speakerOf(message), text: withoutMarks(message.text).slice(0, LIMITS.turnCharacters).toWellFormed() },
    ];
  });
}
