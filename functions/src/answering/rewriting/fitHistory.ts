import type { Chat } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';

const CHARACTERS_PER_TOKEN = 4;

/** The newest turns with an answer that fit into `LIMITS.historyTokens`, oldest first. */
export function fitHistory(turns: Chat['turns']): Chat['turns'] {
  let room = LIMITS.historyTokens * CHARACTERS_PER_TOKEN;
  const fitting = turns.toReversed().filter(({ question, answer }) => {
    // A person has left it open: no model takes an empty part.
    if (answer === '') return false;
    room -= question.length + answer.length;
    return room >= 0;
  });
  return fitting.toReversed();
}
