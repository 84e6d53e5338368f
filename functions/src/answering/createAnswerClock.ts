interface AnswerTimes {
  /** Milliseconds until the first words were sent; null where none were. */
  firstTextMs: number | null;
  /** Milliseconds since the question came. */
  totalMs: number;
}

interface AnswerClock {
  /** Notes that words are sent: the first call counts. */
  noteText: () => void;
  times: () => AnswerTimes;
}

/** Measures an answer from now on. */
export function createAnswerClock(): AnswerClock {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  let firstTextMs: number | null = null;
  return {
    noteText: () => {
      firstTextMs ??= elapsed();
    },
    times: () => ({ firstTextMs, totalMs: elapsed() }),
  };
}
