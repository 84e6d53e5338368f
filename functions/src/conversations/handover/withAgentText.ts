import { LIMITS } from '@parlance/domain/limits';
import type { Chat } from '@parlance/domain/documents/chats/chat';

/** A chat's turns with what an agent wrote: it joins the last answer, of which the newest words stay. Where nothing was asked, there is none. */
export function withAgentText(turns: Chat['turns'], text: string): Chat['turns'] {
  const last = turns.at(-1);
  if (last === undefined) return turns;
  const answer = last.answer === '' ? text : `${last.answer}\n${text}`;
  return [...turns.slice(0, -1), { ...last, answer: answer.slice(-LIMITS.turnCharacters).toWellFormed() }];
}
