import { fold } from '@parlance/domain/text/fold';
import { type Kind, wantedOf } from '../../ai/wantedOf.ts';
import { contentWords } from '../../kernel/text/contentWords.ts';
import { stem } from '../../kernel/text/stem.ts';
import { turnsOf } from './turnsOf.ts';
import { anyOf } from '../../kernel/vocabulary/anyOf.ts';
import { everyWord } from '../../kernel/vocabulary/everyWord.ts';
import { VOCABULARIES } from '../../kernel/vocabulary/VOCABULARIES.ts';

const QUESTIONS = Object.values(VOCABULARIES).map(({ questions }) => questions);
/** Forms of asking that come down to one, in folded text. */
const FORMS = QUESTIONS.flatMap(({ rewrites }) => rewrites);
/** Subject of a question that asks for no figure, by the question word. */
const ASKS = (['when', 'where', 'who', 'why', 'howOften', 'howMany', 'how', 'what'] as const).map(
  (name) => [new RegExp(String.raw`\b${anyOf(({ questions }) => questions.asks[name])}\b`), name] as const,
);
/** Words of which nothing depends: how something is asked, and what the figure is called that is asked for anyway. */
const EMPTY: ReadonlySet<string> = new Set(
  everyWord(({ questions }) => questions.empty).map((word) => stem(fold(word))),
);
/** Words for the very same thing: fewer than those by which passages are found. */
const MEANINGS: ReadonlyMap<string, string> = new Map(
  QUESTIONS.flatMap(({ same }) => same.trim().split('\n')).flatMap((group) =>
    group.split(' ').map((word): [string, string] => [stem(word), group]),
  ),
);

interface Meaning {
  kinds: readonly Kind[];
  asks: string;
  turns: string;
  topic: ReadonlySet<string>;
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
 * True if two questions ask for the same of the same thing in other words: each word of either that says what it is
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
