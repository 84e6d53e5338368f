import { answerIdOf } from '@parlance/domain/widget/answerId';
import { isNoAnswer } from '@parlance/domain/widget/VERDICTS';
import type { ChatMessage } from '@parlance/domain/widget/chatMessage';
import { isPending, type AnswerState, type Entry, type Turn, type Version } from './entries.ts';

function storedAnswer(answer: ChatMessage | undefined): AnswerState {
  const text = answer?.text ?? '';
  const citations = answer?.citations ?? [];
  const verdict = answer?.verdict;
  if (verdict && verdict !== 'incomplete') {
    return {
      status: 'done',
      result: { text, citations, verdict, offerContact: isNoAnswer(verdict) },
    };
  }
  // The answer is missing or incomplete: asking again with the same id completes it.
  return { status: 'failed', failure: { kind: 'cut' }, text, citations };
}

/** A complete stored answer replaces the one of this page; an answer that is still being written stays. */
function mergeVersion(own: Version, stored: Version): Version {
  if (isPending(own)) return own;
  return {
    ...own,
    rating: stored.rating,
    answer: stored.answer.status === 'done' ? stored.answer : own.answer,
  };
}

/**
 * The conversation with its stored messages, each once: a known message keeps its place, a new one is added at the end. A
 * question that is stored twice in a row was asked again for another answer. `isLive`: the first message belongs to a
 * conversation with an agent.
 */
export function mergeMessages(
  entries: readonly Entry[],
  messages: readonly ChatMessage[],
  isLive = false,
): readonly Entry[] {
  const merged = [...entries];
  const answers = new Map(messages.filter(({ role }) => role === 'assistant').map((one) => [one.messageId, one]));
  let hasAgent = isLive;

  function replace(known: Entry, next: Entry): void {
    merged[merged.indexOf(known)] = next;
  }

  function addQuestion({ messageId, text }: ChatMessage, at: number): void {
    const answer = answers.get(answerIdOf(messageId));
    const version: Version = { messageId, answer: storedAnswer(answer), rating: answer?.rating ?? null };
    const turns = merged.filter((entry): entry is Turn => entry.kind === 'turn');
    const known = turns.find(({ versions }) => versions.some((one) => one.messageId === messageId));
    const last = merged.at(-1);
    if (known) {
      const versions = known.versions.map((one) => (one.messageId === messageId ? mergeVersion(one, version) : one));
      replace(known, { ...known, versions });
    } else if (last?.kind === 'turn' && last.question === text) {
      replace(last, { ...last, versions: [...last.versions, version], shown: last.versions.length });
    } else merged.push({ kind: 'turn', id: messageId, question: text, at, versions: [version], shown: 0 });
  }

  for (const message of messages) {
    const { messageId: id, role, text, agentName, event, opensAt, attachment } = message;
    const at = Date.parse(message.at);
    if (event !== null) hasAgent = event === 'agent-joined';
    const known = merged.find((entry) => entry.id === id);
    if (role === 'agent' || (role === 'user' && (hasAgent || known?.kind === 'live-message'))) {
      const from = role === 'agent' ? 'agent' : 'visitor';
      if (known?.kind === 'live-message') replace(known, { ...known, text, attachment, delivery: 'sent' });
      else merged.push({ kind: 'live-message', id, from, text, agentName, at, attachment, delivery: 'sent' });
    } else if (role === 'user') addQuestion(message, at);
    else if (event !== null && !known) merged.push({ kind: 'system-event', id, event, agentName, at, opensAt });
  }
  return merged;
}
