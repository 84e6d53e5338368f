import { fold } from '@parlance/domain/text/fold';
import { topicWords } from '@parlance/domain/text/isAlike';
import { DE_SUBJECTS } from '../../vocabulary/subjects/DE_SUBJECTS.ts';
import { EN_SUBJECTS } from '../../vocabulary/subjects/EN_SUBJECTS.ts';
import { SUBJECTS } from '../../vocabulary/subjects/SUBJECTS.ts';
import { remembered } from '../remembered.ts';
import { stem } from '../stem.ts';

/** Minimum letters of a part of a compound. */
const PART = 3;
/** Letters between the parts of a German compound. */
const JOINT = /(?:s|n|en|es)$/;
const REMEMBERED = 10_000;

const SUBJECT_OF: ReadonlyMap<string, string> = new Map(
  [DE_SUBJECTS, EN_SUBJECTS].flatMap((subjects) =>
    SUBJECTS.toReversed().flatMap((subject) =>
      subjects[subject].split(' ').map((word) => [stem(fold(word)), subject] as const),
    ),
  ),
);

function subjectOf(word: string): string | undefined {
  return SUBJECT_OF.get(stem(word));
}

/** The subjects of both parts of a compound that is none itself: "versandkosten". */
function subjectsOfParts(word: string): readonly string[] | undefined {
  for (let end = word.length - PART; end >= PART; end -= 1) {
    const last = subjectOf(word.slice(end));
    const first = subjectOf(word.slice(0, end)) ?? subjectOf(word.slice(0, end).replace(JOINT, ''));
    if (first !== undefined && last !== undefined) return [first, last];
  }
  return undefined;
}

const subjectsOf = remembered(REMEMBERED, (word): readonly string[] => {
  const whole = subjectOf(word);
  return whole === undefined ? (subjectsOfParts(word) ?? [stem(word)]) : [whole];
});

/**
 * Subjects of a text in words of no language, each once, in the order of the alphabet: the subjects that its words stand for
 * (`SUBJECTS`), and the stems of all other words that count. Of "Was kostet der Versand?" and "What does shipping cost?" the same.
 */
export function subjectsIn(text: string): string[] {
  return [...new Set(topicWords(text).flatMap(subjectsOf))].toSorted();
}
