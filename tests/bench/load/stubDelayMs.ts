import { createHash } from 'node:crypto';

/** How long the load run's model thinks about a question: 1 to 3 seconds, by the question, so that both sides know it. */
export function stubDelayMs(question: string): number {
  return 1000 + (createHash('sha256').update(question).digest().readUInt32BE() % 2000);
}
