import { type AnswerDraft, tryAnswer } from '@parlance/domain/contracts/playground';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from '#web/i18n/useLocale.ts';
import { streamContract } from '#web/lib/functions/streamContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { SIDES, type Side, type Attempt, type Round } from './Round.ts';

interface Comparison {
  /** Oldest first. */
  rounds: readonly Round[];
  isBusy: boolean;
  ask: (question: string, drafts: Readonly<Record<Side, AnswerDraft>>) => void;
  /** Begins anew: neither side knows what was said. */
  clear: () => void;
}

const WAITING: Attempt = { status: 'busy', text: '' };

/** Turns of one side so far, as the history of its next answer: failed answers are not part of it. */
function turnsOf(rounds: readonly Round[], side: Side): { question: string; answer: string }[] {
  return rounds.flatMap(({ question, attempts }) => {
    const attempt = attempts[side];
    return attempt.status === 'done' ? [{ question, answer: attempt.trial.result.text }] : [];
  });
}

/** Asks two settings of one chatbot the same questions. Each side remembers its own answers. Given up when the page is left. */
export function useComparison(chatbotId: string): Comparison {
  const { orgId } = useMembership();
  const { locale } = useLocale();
  const [rounds, setRounds] = useState<readonly Round[]>([]);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const ask = (question: string, drafts: Readonly<Record<Side, AnswerDraft>>) => {
    const id = newId();
    const { signal } = (running.current = new AbortController());
    const update = (side: Side, change: (attempt: Attempt) => Attempt) =>
      setRounds((current) =>
        current.map((round) =>
          round.id === id ? { ...round, attempts: { ...round.attempts, [side]: change(round.attempts[side]) } } : round,
        ),
      );
    setRounds((current) => [...current, { id, question, drafts, attempts: { a: WAITING, b: WAITING } }]);
    for (const side of SIDES) {
      const turns = turnsOf(rounds, side).slice(-LIMITS.historyTurns);
      streamContract(
        tryAnswer,
        { orgId, chatbotId, draft: drafts[side], text: question, locale, turns },
        {
          signal,
          onChunk: (chunk) => {
            if (chunk.type !== 'text') return;
            update(side, (attempt) =>
              attempt.status === 'busy' ? { status: 'busy', text: attempt.text + chunk.text } : attempt,
            );
          },
        },
      ).then(
        (trial) => update(side, () => ({ status: 'done', trial })),
        (error: unknown) => update(side, () => ({ status: 'failed', error })),
      );
    }
  };

  const clear = useCallback(() => {
    running.current?.abort();
    setRounds([]);
  }, []);
  const isBusy = rounds.some(({ attempts }) => SIDES.some((side) => attempts[side].status === 'busy'));
  return { rounds, isBusy, ask, clear };
}
