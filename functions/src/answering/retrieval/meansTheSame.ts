import { fold } from '@parlance/domain/text/fold';
import { type Kind, wantedOf } from '../../ai/wantedOf.ts';
import { contentWords } from '../../kernel/text/contentWords.ts';
import { goesTheSameWay } from '../../kernel/text/questions/goesTheSameWay.ts';
import { questionTopic } from '../../kernel/text/questions/questionTopic.ts';
import { anyOf } from '../../kernel/vocabulary/anyOf.ts';
import { VOCABULARIES } from '../../kernel/vocabulary/VOCABULARIES.ts';

/** Forms of asking that come down to one, in folded text. */
const FORMS = Object.values(VOCABULARIES).flatMap(({ questions }) => questions.rewrites);
/** Subject of a question that asks for no figure, by the question word. */
const ASKS = (['when', 'where', 'who', 'why', 'howOften', 'howMany', 'how', 'what'] as const).map(
  (name) => [new RegExp(String.raw`\b${anyOf(({ questions }) => questions.asks[name])}\b`), name] as const,
);

interface Meaning {
  /** The question in the form to which ways of asking come down. */
  plain: string;
  kinds: readonly Kind[];
  asks: string;
  topic: ReadonlySet<string>;
}

function meaningOf(question: string): Meaning {
  const plain = FORMS.reduce((text, [form, same]) => text.replace(form, same), fold(question));
  const kinds = wantedOf(plain).filter(({ isLikely }) => isLikely === undefined);
  return {
    plain,
    kinds,
    asks: kinds.length > 0 ? '' : (ASKS.find(([word]) => word.test(plain))?.[1] ?? ''),
    topic: new Set(questionTopic(contentWords(plain))),
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
    a.kinds.length === b.kinds.length &&
    a.kinds.every((kind) => b.kinds.includes(kind)) &&
    goesTheSameWay(a.plain, b.plain)
  );
}
