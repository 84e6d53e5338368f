import type { Entry, Turn } from './entries.ts';

/** The visitor's last question other than a request for a person. Empty where nothing was asked. */
export function lastQuestion(entries: readonly Entry[]): string {
  const isAsked = (entry: Entry): entry is Turn =>
    entry.kind === 'turn' &&
    entry.versions.every(({ answer }) => answer.status !== 'done' || !answer.result.offerAgent);
  return entries.findLast(isAsked)?.question ?? '';
}
