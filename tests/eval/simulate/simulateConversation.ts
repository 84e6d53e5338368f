import { isGap } from '@parlance/domain/widget/VERDICTS';
import { fold } from '@parlance/domain/text/fold';
import type { Answer } from '../../../functions/src/answering/answer.ts';
import { judgeFact } from '../../../functions/src/quality/evals/judging/judgeFact.ts';
import { inventedIn } from './inventedIn.ts';
import type { Conversation, Step } from './Business.ts';

interface Exchange {
  say: string;
  text: string;
  verdict: Answer['verdict'];
  isMet: boolean;
}

/** Outcome of a simulated conversation. */
export interface Simulated extends Pick<Conversation, 'id' | 'kind' | 'goal'> {
  exchanges: readonly Exchange[];
  /** Every step came to what it has to, as an answer. */
  isSolved: boolean;
  /** The same, without a message sent in other words. */
  isSolvedAtOnce: boolean;
  /** The same, where passages that are shown because no answer is sure count. */
  isHelped: boolean;
  /** Figures and addresses that stand nowhere. */
  invented: readonly string[];
  /** Answers with a value that is another question's, or to a question that nothing answers. */
  misled: readonly string[];
}

type Given = Pick<Answer, 'text' | 'verdict' | 'pending' | 'offersContact'>;

function holds(text: string, spelling: string): boolean {
  return fold(text).includes(fold(spelling)) || judgeFact(spelling, text).holds;
}

function isMet({ facts, outcome }: Step, answer: Given): boolean {
  if (facts !== undefined) return facts.every((spellings) => spellings.some((one) => holds(answer.text, one)));
  switch (outcome) {
    case 'asks':
      return answer.pending !== null;
    case 'person':
      return answer.offersContact || isGap(answer.verdict);
    case 'polite':
      return answer.verdict === 'small-talk';
    default:
      return isGap(answer.verdict);
  }
}

/** Answers that a customer would take for true and that are not. */
function isMisleading({ outcome, never }: Step, { text, verdict, pending }: Given): boolean {
  if (isGap(verdict) || verdict === 'small-talk') return false;
  if (outcome === 'refused') return pending === null;
  return never.some((wrong) => fold(text).includes(fold(wrong)));
}

/**
 * A customer who sends the messages of a conversation, says once in other words what was not understood, and goes on to the next message.
 * @param known All that the business and its server say: what stands nowhere else is invented.
 */
export async function simulateConversation(
  { id, kind, goal, steps }: Conversation,
  send: (text: string) => Promise<Given>,
  known: readonly string[],
): Promise<Simulated> {
  const exchanges: Exchange[] = [];
  const said: string[] = [];
  const outcome = { isSolved: true, isSolvedAtOnce: true, isHelped: true };
  const invented: string[] = [];
  const misled: string[] = [];
  for (const step of steps) {
    let answer: Given | undefined;
    let met = false;
    for (const message of [step.say, ...(step.again === undefined ? [] : [step.again])]) {
      if (met) break;
      if (answer !== undefined) outcome.isSolvedAtOnce = false;
      said.push(message);
      answer = await send(message);
      met = isMet(step, answer);
      exchanges.push({ say: message, text: answer.text, verdict: answer.verdict, isMet: met });
      invented.push(...inventedIn(answer.text, [...known, ...said]));
      if (isMisleading(step, answer)) misled.push(`${message} -> ${answer.text}`);
    }
    const isShown = step.facts !== undefined && answer !== undefined && isGap(answer.verdict);
    outcome.isHelped &&= met;
    outcome.isSolved &&= met && !isShown;
    outcome.isSolvedAtOnce &&= outcome.isSolved;
  }
  return { id, kind, goal, exchanges, ...outcome, invented, misled };
}
