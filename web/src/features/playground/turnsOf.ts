import type { Round, Side } from './api/Round.ts';

/** Turns of one side so far, as the history of its next answer: failed answers are not part of it. */
export function turnsOf(rounds: readonly Round[], side: Side): { question: string; answer: string }[] {
  return rounds.flatMap(({ question, attempts }) => {
    const attempt = attempts[side];
    return attempt.status === 'done' ? [{ question, answer: attempt.trial.result.text }] : [];
  });
}
