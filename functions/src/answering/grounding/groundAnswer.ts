import { LIMITS } from '@parlance/domain/limits';
import type { AnswerChunk, Citation } from '@parlance/domain/widget/answerStream';
import { NO_ANSWER } from '../../ai/noAnswer.ts';
import { LexicalIndex } from '../../text/lexicalIndex.ts';
import { splitSentences } from '../../text/splitSentences.ts';
import { stripInvisible } from '../../text/stripInvisible.ts';
import { FORMER_RULE, PROMPT_RULES } from '../../ai/buildPrompt.ts';
import { citedNumbers, dropUnknownMarks, isSupported } from './checkSentence.ts';
import { cleanMarkup } from './cleanMarkup.ts';
import { createLeakGuard } from './createLeakGuard.ts';
import { quoteOf } from '../retrieval/quoteOf.ts';
import type { RankedPassage } from '../retrieval/rankPassages.ts';
import { readFacts } from './readFacts.ts';
import { sentencesOf } from './sentencesOf.ts';

export interface Grounds {
  passages: readonly RankedPassage[];
  /** The chatbot's own instructions: facts in them may be said, their wording may not. */
  instructions: string;
  /** Names that may be said although the instructions have them too. */
  names: readonly string[];
}

/**
 * Lets a model's stream through sentence by sentence, as far as each stands in the passages and gives nothing of the
 * instructions away; before a sentence come the citations that it is the first to use. Nothing comes before the first
 * sentence with a valid citation, so that an answer without any never reaches the visitor and is empty.
 */
export async function* groundAnswer(
  stream: AsyncIterable<string>,
  { passages, instructions, names }: Grounds,
): AsyncGenerator<AnswerChunk> {
  const known = new Set(passages.map((_, index) => index + 1));
  const texts = passages.map(({ heading, text, url }) => [heading, text, url ?? ''].join('\n'));
  const evidence = readFacts([instructions, ...texts].join('\n'));
  const isLeak = createLeakGuard(
    [...PROMPT_RULES, FORMER_RULE, instructions].join('\n'),
    [...names, ...texts].join('\n'),
  );
  const cited = new Set<number>();
  let passed = '';
  let held = '';
  let read = 0;
  let isOver = false;
  for await (const raw of sentencesOf(stream)) {
    read += raw.length;
    if (read > LIMITS.answerCharacters) break;
    // The rest is read all the same: the provider gives its tokens at the end.
    isOver ||= raw.includes(NO_ANSWER);
    if (isOver) continue;
    const sentence = dropUnknownMarks(cleanMarkup(stripInvisible(raw)), known);
    if (sentence.trim() === '' || !isSupported(sentence, evidence) || isLeak(passed + held, sentence)) continue;
    held += sentence;
    for (const n of citedNumbers(held)) {
      const passage = passages[n - 1];
      if (passage === undefined || cited.has(n)) continue;
      cited.add(n);
      yield { type: 'citation', citation: toCitation(n, passage, held) };
    }
    if (cited.size === 0) continue;
    yield { type: 'text', text: held };
    passed += held;
    held = '';
  }
}

/** The passage's own words that stand behind a sentence: the sentences nearest to it. */
function toCitation(n: number, passage: RankedPassage, sentence: string): Citation {
  const candidates = splitSentences(passage.text);
  const index = new LexicalIndex(sentence, candidates);
  const best = candidates.reduce(
    (top, candidate) => (index.coverage(candidate) > index.coverage(top) ? candidate : top),
    candidates[0] ?? '',
  );
  const { sourceId, sourceName, heading, page, url } = passage;
  return { n, sourceId, sourceName, heading, page, url, quote: quoteOf(best) };
}
