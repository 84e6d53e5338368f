import { weekdayOf } from '../../time/calendarDay.ts';

/** Verdicts by which answers are counted: with an answer, with passages in place of one, without any, and cut. */
export const COUNTED_VERDICTS = ['answered', 'suggested', 'refused', 'failed'] as const;

export type CountedVerdict = (typeof COUNTED_VERDICTS)[number];

/** Ratings that a visitor can give an answer. */
export const RATINGS = ['positive', 'negative'] as const;

export type Rating = (typeof RATINGS)[number];

/** Marks by which a conversation is found behind a figure of answers or of requests. `marksOn` defines their stored form. */
export const MARKS = {
  /** The visitor asked for a person. */
  person: 'person',
  /** A question got an answer, whole or cut. */
  answer: 'answer',
  /** An answer cites a source. */
  source: (sourceId: string): string => `source:${sourceId}`,
  /** A question that got an answer came in an hour of the week (`slotOf`). */
  slot: (slot: string): string => `slot:${slot}`,
  /** An answer counts as one of these. */
  verdict: (verdict: CountedVerdict): string => `verdict:${verdict}`,
  /** A visitor rated an answer so; with a source, one that cites it. */
  rated: (rating: Rating, sourceId?: string): string =>
    sourceId === undefined ? `rated:${rating}` : `rated:${rating}:${sourceId}`,
} as const;

/** The hour of the week, `{0 (Monday) to 6}-{0 to 23}`, of an hour of a day yyyy-mm-dd. */
export function slotOf(day: string, hour: number): string {
  return `${weekdayOf(day)}-${hour}`;
}

/** The marks that stand for a subject on a day yyyy-mm-dd: of any day, of the month and of the day. */
export function marksOn(subject: string, day: string): readonly [ever: string, ofMonth: string, ofDay: string] {
  return [subject, `${subject}@${day.slice(0, 'yyyy-mm'.length)}`, `${subject}@${day}`];
}
