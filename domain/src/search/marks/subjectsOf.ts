import { type CountedVerdict, MARKS } from './MARKS.ts';

/** The filters of a list of conversations that go by marks. */
export interface MarkFilter {
  /** A source's id. */
  source?: string | undefined;
  /** An hour of the week (`slotOf`). */
  slot?: string | undefined;
  /** Those with an answer that counts as this. */
  verdict?: CountedVerdict | undefined;
  /** Those in which the visitor asked for a person. */
  person?: boolean | undefined;
}

/** The subjects of `MARKS` that a filter asks for, the one that fewer conversations have first. Its days are then those of each of them. */
export function subjectsOf({ source, slot, verdict, person }: MarkFilter): readonly string[] {
  return [
    ...(source === undefined ? [] : [MARKS.source(source)]),
    ...(person === true ? [MARKS.person] : []),
    ...(slot === undefined ? [] : [MARKS.slot(slot)]),
    ...(verdict === undefined ? [] : [MARKS.verdict(verdict)]),
  ];
}
