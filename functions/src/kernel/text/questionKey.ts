import { createHash } from 'node:crypto';
import { words } from '@parlance/domain/text/words';
import { contentWords } from './contentWords.ts';

/** Question words by what they ask for. Two questions with the same other words but another of these are two questions. */
const ASKS: Readonly<Record<string, string>> = {
  what: 'what',
  which: 'what',
  was: 'what',
  welche: 'what',
  welcher: 'what',
  welches: 'what',
  welchen: 'what',
  when: 'when',
  wann: 'when',
  where: 'where',
  wo: 'where',
  wohin: 'where',
  woher: 'where from',
  who: 'who',
  whom: 'who',
  wer: 'who',
  wen: 'who',
  wem: 'who',
  why: 'why',
  warum: 'why',
  wieso: 'why',
  weshalb: 'why',
  how: 'how',
  wie: 'how',
  wieviel: 'how',
};

/** Words without a topic that turn the meaning round all the same. */
const TURNS = new Set(
  'not no nor never without with before after above below over under more less nicht kein keine keinen keiner keinem keines ohne mit vor ueber unter mehr weniger bis ab gegen'.split(
    ' ',
  ),
);

const GREETINGS = new Set('hi hello hey dear thanks thank hallo hey danke moin servus gruezi'.split(' '));

/** "From A to B" is not "from B to A". */
const DIRECTIONS = [
  ['from', 'to'],
  ['von', 'nach'],
] as const;

/**
 * Normal form of a question: its stemmed words without order, case, umlauts' spelling, greetings and words that carry nothing,
 * but with what it asks for and whatever reverses its meaning.
 */
export function questionForm(question: string): string {
  const all = words(question).filter((word) => !GREETINGS.has(word));
  const topic = contentWords(all.join(' '));
  if (topic.length === 0) return all.join(' ');
  const isDirected = DIRECTIONS.some((pair) => pair.every((word) => all.includes(word)));
  return [
    all.flatMap((word) => ASKS[word] ?? []),
    all.filter((word) => TURNS.has(word)),
    isDirected ? topic : [...new Set(topic)].toSorted(),
  ]
    .map((part) => part.join(' '))
    .join('|');
}

/** The key under which a question with its answer is found again without a search: 32 hexadecimal characters. */
export function questionKey(question: string): string {
  return createHash('sha256').update(questionForm(question)).digest('hex').slice(0, 32);
}
