import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Message } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import { withoutMarks } from '../../answering/checkSentence.ts';
import { withAgentText } from '../handover/withAgentText.ts';
import { withVisitorText } from '../handover/withVisitorText.ts';
import { isSpoken } from './isSpoken.ts';
import { saysNothing } from './saysNothing.ts';

interface OpenMatter {
  /** The visitor's messages in a row that nobody has answered; null where there are none. */
  question: string | null;
  /** Conversation before it, oldest turn first. */
  turns: Chat['turns'];
}

/**
 * Question that a visitor waits with in a conversation: what they wrote since the last message of the team or the chatbot, and where the
 * chatbot had no answer to that, the question before. Where it has answered the last one, an earlier one that it did not answer, and nobody
 * of the team has written since. A file of a visitor's is no question, and one of the team's is an answer.
 * @param messages Oldest first.
 */
export function openMatter(messages: readonly Message[]): OpenMatter {
  const said = messages.filter((message) => isSpoken(message) || message.role === 'agent');
  const last = said.findLastIndex(isVisitors);
  const isAnswered = said.slice(last + 1).some((message) => !saysNothing(message));
  const end = isAnswered ? refusedIn(said) : last;
  if (end === -1) return { question: null, turns: turnsOf(said) };
  const start = said.findLastIndex((message, index) => index < end && !isVisitors(message)) + 1;
  const asked = said.slice(start, end + 1).map(({ text }) => text);
  return {
    question: asked.join('\n').slice(-LIMITS.visitorMessageCharacters).toWellFormed(),
    turns: turnsOf(said.slice(0, start)),
  };
}

/** Place of the newest question that the chatbot did not answer, since the team wrote last; -1 without one. */
function refusedIn(said: readonly Message[]): number {
  const ofTeam = said.findLastIndex(({ role }) => role === 'agent');
  return said.findLastIndex((message, index) => {
    const next = said[index + 1];
    return index > ofTeam && isVisitors(message) && next !== undefined && saysNothing(next);
  });
}

function isVisitors({ role }: Message): boolean {
  return role === 'user';
}

function turnsOf(said: readonly Message[]): Chat['turns'] {
  const turns = said
    .filter(isSpoken)
    .reduce<Chat['turns']>(
      (before, message) =>
        isVisitors(message) ? withVisitorText(before, message.text) : withAgentText(before, withoutMarks(message.text)),
      [],
    );
  return turns.filter(({ answer }) => answer !== '');
}
