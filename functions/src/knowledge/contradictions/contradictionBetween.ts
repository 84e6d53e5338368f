import type { Contradiction, ContradictionSide } from '@parlance/domain/documents/knowledge/contradiction';
import { contradictionOf } from './compare/contradictionOf.ts';
import type { Figure } from './compare/figure.ts';
import type { Statement } from './compare/statementsOf.ts';
import { placeOf } from './contradictionId.ts';
import type { Passage } from './passage.ts';

/** A passage with what it states. */
export interface Read {
  passage: Passage;
  statements: readonly Statement[];
}

function sideOf(passage: Passage, { sentence }: Statement, { written }: Figure): ContradictionSide {
  const { sourceId, hash, sourceName, pageId, url, page, heading, question } = passage;
  return { sourceId, hash, sourceName, pageId, url, page, heading, question, sentence, written };
}

/**
 * The first contradiction of two passages, its sides in an order that does not depend on which is given first. Undefined where there
 * is none.
 */
export function contradictionBetween(a: Read, b: Read): Pick<Contradiction, 'kind' | 'one' | 'other'> | undefined {
  const [first, second] = placeOf(a.passage) < placeOf(b.passage) ? [a, b] : [b, a];
  for (const statement of first.statements) {
    for (const match of second.statements) {
      const difference = contradictionOf(statement, match);
      if (difference === undefined) continue;
      const { one, other } = difference;
      return {
        kind: one.kind,
        one: sideOf(first.passage, statement, one),
        other: sideOf(second.passage, match, other),
      };
    }
  }
  return undefined;
}
