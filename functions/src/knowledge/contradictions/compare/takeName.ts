import { fold } from '@parlance/domain/text/fold';
import type { Taken } from './Taken.ts';

const ROLE =
  /(?:managing director|director|ceo|owner|founder|manager|head of|chair(?:man|woman)?|president|contact|geschäftsführer|inhaber|gründer|leiter|vorstand|vorsitzende|ansprechpartner|ansprechperson|direktor|kontaktperson)/iu;
const NAME =
  /(?<=(?:\bis|\bist|:)\s+(?:(?:Mr|Mrs|Ms|Herr|Frau|Dr|Prof)\.?\s+)*)(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s+\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?=\s*[.,]?$)/u;

/** Takes out the name of the person who has a role, where a sentence ends with it: "Our managing director is Anna Berger." */
export function takeName({ figures, rest }: Taken): Taken {
  const written = ROLE.test(rest) ? NAME.exec(rest)?.[1] : undefined;
  if (written === undefined) return { figures, rest };
  return {
    figures: [...figures, { kind: 'name', unit: '', bound: 'exact', values: [fold(written)], written }],
    rest: rest.replace(written, ' '),
  };
}
