import { contentWords } from '../kernel/text/contentWords.ts';
import { fold } from '@parlance/domain/text/fold';
import { anyOf } from '../kernel/vocabulary/anyOf.ts';
import type { WantedKind } from '../kernel/vocabulary/Asking.ts';
import { everyWord } from '../kernel/vocabulary/everyWord.ts';

/** A kind of thing that can be asked for. */
export interface Kind {
  asks: RegExp;
  /** Words of such a question that a sentence which states it meets without having them. */
  words: ReadonlySet<string>;
  /** Not every question that looks like it wants it. */
  isLikely?: true;
  /** Nothing else will do. */
  isExact?: true;
  /** Pattern of a sentence that states it. Both patterns read folded text. */
  states: RegExp;
}

const NUMBER = String.raw`(?:\d[\d.,:]*|${anyOf(({ questions }) => questions.wantedParts.number)})`;
const ARTICLE = anyOf(({ questions }) => questions.wantedParts.article);
const SPAN = anyOf(({ questions }) => questions.wantedParts.span);
const DAY = anyOf(({ questions }) => questions.wantedParts.day);
const MONTH = anyOf(({ questions }) => questions.wantedParts.month);
const SHARE = anyOf(({ questions }) => questions.wantedParts.share);
const CLOCK = fold(anyOf(({ amounts }) => amounts.clock));
const DURATION = String.raw`\b${NUMBER}[\s-]+(?:[\p{L}.-]+\s+)?${SPAN}\b|${statesOf('duration')}`;
const TIME = String.raw`\b\d{1,2}([:.]\d{2})?\s*([ap]\.?m\b|${CLOCK})|\b\d{1,2}:\d{2}\b|\b(?:${DAY}|${MONTH})\b|\b\d{3,4}\b|${statesOf('time')}`;

function asksOf(kind: WantedKind): string {
  return anyOf(({ questions }) => questions.wanted[kind].asks);
}

function statesOf(kind: WantedKind): string {
  return anyOf(({ questions }) => questions.wanted[kind].states);
}

function kindOf(kind: WantedKind, states: string): Kind {
  return {
    words: new Set(contentWords(everyWord(({ questions }) => questions.wanted[kind].words).join(' '))),
    asks: new RegExp(asksOf(kind), 'u'),
    states: new RegExp(states, 'u'),
  };
}

/** Kinds of things that can be asked for. */
export const KINDS: readonly Kind[] = [
  {
    ...kindOf('price', String.raw`[€£]|\$ ?\d|\b(?:eur|euros?|chf|usd|gbp)\b|${statesOf('price')}`),
    asks: new RegExp(`^(?!.*${SHARE}).*${asksOf('price')}`, 'u'),
  },
  kindOf('duration', DURATION),
  kindOf('time', `${TIME}|${DURATION}`),
  { ...kindOf('phone', String.raw`(?:\+\d|\b0\d)[\d ()/-]{4,}\d`), isExact: true },
  { ...kindOf('email', '@'), isExact: true },
  kindOf('size', String.raw`\d\s*(?:[kmgt]?b|(?:kilo|mega|giga)bytes?|[cdkm]?m2?|${statesOf('size')})\b`),
  kindOf('count', String.raw`\d|\b(?!${ARTICLE}\b)${NUMBER}\b|${statesOf('count')}`),
  { ...kindOf('share', String.raw`\d`), isLikely: true },
  { ...kindOf('weight', String.raw`\d\s*(?:kg|g|t|${statesOf('weight')})\b`), isExact: true },
  { ...kindOf('place', statesOf('place')), isLikely: true },
];

/** Kinds of things that a sentence has to state to answer a question. Empty where anything may be the answer. */
export function wantedOf(question: string): Kind[] {
  const folded = fold(question);
  return KINDS.filter(({ asks }) => asks.test(folded));
}
