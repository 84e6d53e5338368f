import type { ChatMessage } from '@parlance/domain/widget/chatMessage';
import { isPending, type AnswerState, type Entry, type Turn, type Version } from './entries.ts';

/** The answer's id is its question's with this behind it. */
const ANSWER = '-a';

function storedAnswer(answer: ChatMessage | undefined): AnswerState {
  const text = answer?.text ?? '';
  const citations = answer?.citations ?? [];
  const verdict = answer?.verdict;
  if (verdict === 'verified' || verdict === 'answered' || verdict === 'refused') {
    return { status: 'done', result: { text, citations, verdict, offerContact: verdict === 'refused' } };
  }
  // Not there, or not whole: asking with the same id completes it.
  return { status: 'failed', failure: { kind: 'cut' }, text, citations };
}

/** What is here stays, unless the stored answer is whole and the one here is not. */
function mergeVersion(here: Version, stored: Version): Version {
  if (isPending(here)) return here;
  return {
    ...here,
    rating: stored.rating,
    answer: stored.answer.status === 'done' ? stored.answer : here.answer,
  };
}

/**
 * The conversation with what is stored of it: each message once, in place where it is known and at the end where it is not.
 * A question that stands twice in a row was asked again for another answer. `withPerson`: the first message is part of a
 * conversation with a person.
 */
export function mergeMessages(
  entries: readonly Entry[],
  messages: readonly ChatMessage[],
  withPerson = false,
): readonly Entry[] {
  const merged = [...entries];
  const answers = new Map(messages.filter(({ role }) => role === 'assistant').map((one) => [one.messageId, one]));
  let isPerson = withPerson;

  function replace(known: Entry, next: Entry): void {
    merged[merged.indexOf(known)] = next;
  }

  function addQuestion({ messageId, text }: ChatMessage, at: number): void {
    const answer = answers.get(`${messageId}${ANSWER}`);
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
    const { messageId: id, role, text, agentName, event } = message;
    const at = Date.parse(message.at);
    if (event === 'agent-joined' || event === 'agent-left') isPerson = event === 'agent-joined';
    const known = merged.find((entry) => entry.id === id);
    if (role === 'agent' || (role === 'user' && (isPerson || known?.kind === 'said'))) {
      const from = role === 'agent' ? 'agent' : 'visitor';
      if (known?.kind === 'said') replace(known, { ...known, problem: null });
      else merged.push({ kind: 'said', id, from, text, agentName, at, problem: null });
    } else if (role === 'user') addQuestion(message, at);
    else if (event !== null && !known) merged.push({ kind: 'happening', id, event, agentName, at });
  }
  return merged;
}
