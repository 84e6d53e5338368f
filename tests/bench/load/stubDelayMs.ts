import { createHash } from 'node:crypto';

/** Delay of the load run's model for a question: 1 to 3 seconds, derived from the question, so that both sides know it. */
export function stubDelayMs(question: string): number {
  return 1000 + (createHash('sha256').update(question).digest().readUInt32BE() % 2000);
}
