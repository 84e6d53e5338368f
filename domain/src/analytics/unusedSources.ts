import type { Figures } from '../documents/chats/figures.ts';

interface Trained {
  id: string;
  status: string;
}

/** The sources that a chatbot has learned from and that no answer of a period has cited. */
export function unusedSources<T extends Trained>(
  sources: readonly T[],
  { sources: cited }: Pick<Figures, 'sources'>,
): readonly T[] {
  return sources.filter(({ id, status }) => status === 'indexed' && (cited[id]?.cited ?? 0) <= 0);
}
