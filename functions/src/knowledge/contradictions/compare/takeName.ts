import { fold } from '@parlance/domain/text/fold';
import type { Taken } from './Taken.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

const ROLE = new RegExp(
  anyOf(({ statements }) => statements.roles),
  'iu',
);
const IS = anyOf(({ joints }) => joints.is);
const TITLE = anyOf(({ statements }) => statements.titles);
const NAME = new RegExp(
  String.raw`(?<=(?:\b${IS}|:)\s+(?:(?:${TITLE}|Dr|Prof)\.?\s+)*)(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s+\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?=\s*[.,]?$)`,
  'u',
);

/** Takes out the name of the person who has a role, where a sentence ends with it: "Our managing director is Anna Berger." */
export function takeName({ figures, rest }: Taken): Taken {
  const written = ROLE.test(rest) ? NAME.exec(rest)?.[1] : undefined;
  if (written === undefined) return { figures, rest };
  return {
    figures: [...figures, { kind: 'name', unit: '', bound: 'exact', values: [fold(written)], written }],
    rest: rest.replace(written, ' '),
  };
}
