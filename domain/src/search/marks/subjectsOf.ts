import { type CountedVerdict, MARKS, type Rating } from './MARKS.ts';

/** The filters of a list of conversations that go by marks. */
export interface MarkFilter {
  /** A source's id. */
  source?: string | undefined;
  /** Those with an answer that was rated so; with `source`, one that cites it. */
  rated?: Rating | undefined;
  /** An hour of the week (`slotOf`). */
  slot?: string | undefined;
  /** Those with an answer that counts as this. */
  verdict?: CountedVerdict | undefined;
  /** Those in which the visitor asked for a person. */
  person?: boolean | undefined;
  /** Those with an answer. */
  answer?: boolean | undefined;
}

/** The subjects of `MARKS` that a filter asks for, the one that fewer conversations have first. Its days are then those of each of them. */
export function subjectsOf({ source, rated, slot, verdict, person, answer }: MarkFilter): readonly string[] {
  return [
    ...(rated === undefined ? [] : [MARKS.rated(rated, source)]),
    ...(source === undefined || rated !== undefined ? [] : [MARKS.source(source)]),
    ...(person === true ? [MARKS.person] : []),
    ...(slot === undefined ? [] : [MARKS.slot(slot)]),
    ...(verdict === undefined ? [] : [MARKS.verdict(verdict)]),
    ...(answer === true ? [MARKS.answer] : []),
  ];
}
