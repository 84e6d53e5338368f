import type { Simulated } from './simulateConversation.ts';

/** Figures of some conversations; shares are between 0 and 1. */
interface SimulationScores {
  conversations: number;
  /** Every message came to what it has to, confirmed by the facts in the answers. */
  solved: number;
  /** The same, without anything said again in other words. */
  solvedAtOnce: number;
  /** The same, where passages that are shown because no answer is sure count. */
  helped: number;
  /** Number of figures and addresses in answers that stand nowhere. */
  invented: number;
  /** Number of answers with another question's value, or to a question that nothing answers. */
  misled: number;
}

export function simulationScores(outcomes: readonly Simulated[]): SimulationScores {
  const share = (isTrue: (one: Simulated) => boolean): number =>
    Math.round((1000 * outcomes.filter(isTrue).length) / outcomes.length) / 1000;
  return {
    conversations: outcomes.length,
    solved: share(({ isSolved }) => isSolved),
    solvedAtOnce: share(({ isSolvedAtOnce }) => isSolvedAtOnce),
    helped: share(({ isHelped }) => isHelped),
    invented: outcomes.reduce((sum, { invented }) => sum + invented.length, 0),
    misled: outcomes.reduce((sum, { misled }) => sum + misled.length, 0),
  };
}
