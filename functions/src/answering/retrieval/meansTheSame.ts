import { fold } from '@parlance/domain/text/fold';
import { type Kind, wantedOf } from '../../ai/wantedOf.ts';
import { contentWords } from '../../kernel/text/contentWords.ts';
import { stem } from '../../kernel/text/stem.ts';
import { turnsOf } from './turnsOf.ts';

/** Forms of asking that come down to one, in folded text. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bhow many (?:minutes|hours|days|weeks|months|years)\b/g, 'how long'],
  [/\bwie viele? (?:minuten|stunden|tage|wochen|monate|jahre)\b/g, 'wie lange'],
  [/\b(?:at|by|under) what\b/g, 'what'],
  [
    /\b(?:what (?:are|is)|was sind|wie sind|wie lauten) (?:the |your |die |ihre |eure )?(?:opening (?:hours|times)|oeffnungszeiten)\b/g,
    'when wann open',
  ],
  [/\bwas fuer\b/g, 'welche'],
  [/\bab wann\b/g, 'wann'],
  [/\b(?:in the price|im preis)\b/g, ''],
  [/\bfree of charge\b/g, 'free'],
];
/** Subject of a question that asks for no figure, by the question word. */
const ASKS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:when|wann)\b/, 'when'],
  [/\b(?:where|wo|wohin|woher)\b/, 'where'],
  [/\b(?:who|whom|wer|wen|wem)\b/, 'who'],
  [/\b(?:why|warum|wieso|weshalb)\b/, 'why'],
  [/\b(?:how often|wie oft)\b/, 'how often'],
  [/\b(?:how many|wie viele)\b/, 'how many'],
  [/\b(?:how|wie)\b/, 'how'],
  [/\b(?:what|which|was|welche[mnrs]?)\b/, 'what'],
];
/** Words of which nothing depends: how something is asked, and what the figure is called that is asked for anyway. */
const EMPTY = stems(
  'please possible possibility have get would like there offer necessary need require anything something still exist mean ' +
    'find give cost price much expensive long last time heavy weigh weight high lautet ' +
    'bitte moeglich haben gibt geben bieten brauchen brauche benoetigen benoetige noetig finden kosten kostet preis viel teuer lange lang ' +
    'dauert dauern uhr schwer gewicht wiegt wiegen hoch etwas sollen werden geht darf duerfen',
);
/** Words for the very same thing, one group a line: fewer than those by which passages are found. */
const GROUPS = `
repair fix mend
cancel terminate
begin start beginnen anfangen
book reserve reservation booking buchen reservieren
phone telephone
deliver delivery ship shipping
reach contact
accept take
include included inclusive
charge fee
refund reimburse
bike bicycle
reparieren reparatur
kuendigen kuendigung
zurueckgeben rueckgabe
liefern lieferung versenden versand
erreichen kontaktieren
zahlen bezahlen zahlung
adresse anschrift
inbegriffen enthalten enthaelt umfasst umfassen inklusive
gebuehr entgelt
rad fahrrad`;
const MEANINGS: ReadonlyMap<string, string> = new Map(
  GROUPS.trim()
    .split('\n')
    .flatMap((group) => group.split(' ').map((word): [string, string] => [stem(word), group])),
);

interface Meaning {
  kinds: readonly Kind[];
  asks: string;
  turns: string;
  topic: ReadonlySet<string>;
}

function stems(text: string): ReadonlySet<string> {
  return new Set(text.split(' ').map((word) => stem(fold(word))));
}

function meaningOf(question: string): Meaning {
  const plain = FORMS.reduce((text, [form, same]) => text.replace(form, same), fold(question));
  const kinds = wantedOf(plain).filter(({ isLikely }) => isLikely === undefined);
  const topic = contentWords(plain)
    .filter((word) => !EMPTY.has(word))
    .map((word) => MEANINGS.get(word) ?? word);
  return {
    kinds,
    asks: kinds.length > 0 ? '' : (ASKS.find(([word]) => word.test(plain))?.[1] ?? ''),
    turns: turnsOf(plain),
    topic: new Set(topic),
  };
}

/**
 * True if two English or German questions ask for the same of the same thing in other words: each word of either that says what it is
 * about stands in the other one too, or one for the very same thing, and neither asks for something else or turns it round. It
 * rather misses a paraphrase than that it takes another question for the same (docs/evaluation.md).
 */
export function meansTheSame(one: string, other: string): boolean {
  const [a, b] = [meaningOf(one), meaningOf(other)];
  return (
    a.topic.size > 0 &&
    a.topic.size === b.topic.size &&
    [...a.topic].every((word) => b.topic.has(word)) &&
    a.asks === b.asks &&
    a.turns === b.turns &&
    a.kinds.length === b.kinds.length &&
    a.kinds.every((kind) => b.kinds.includes(kind))
  );
}
