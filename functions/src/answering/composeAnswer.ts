import type { AnswerChunk, Citation } from '@parlance/domain/widget/answerStream';
import { LIMITS } from '@parlance/domain/limits';
import { NO_ANSWER } from '../ai/noAnswer.ts';
import { splitSentences } from '../text/splitSentences.ts';
import { LexicalIndex } from '../text/lexicalIndex.ts';
import { citedNumbers, dropUnknownMarks, isSupported } from './checkSentence.ts';
import type { RankedPassage } from './rankPassages.ts';
import { sentencesOf } from './sentencesOf.ts';

export interface Composed {
  text: string;
  citations: Citation[];
}

const QUOTE = 400;

/**
 * Lets a model's stream through sentence by sentence, as far as each stands in the passages. Nothing is sent before the
 * first sentence with a valid citation, so that an answer without any never reaches the visitor and comes back empty.
 * `composed` is filled while it goes, so that a cut answer keeps what was sent.
 */
export async function composeAnswer(
  stream: AsyncIterable<string>,
  passages: readonly RankedPassage[],
  instructions: string,
  composed: Composed,
  send: (chunk: AnswerChunk) => Promise<void>,
): Promise<void> {
  const known = new Set(passages.map((_, index) => index + 1));
  const evidence = [instructions, ...passages.map(({ heading, text }) => `${heading}\n${text}`)].join('\n');
  let held = '';
  for await (const raw of sentencesOf(stream)) {
    if (raw.includes(NO_ANSWER)) break;
    const sentence = dropUnknownMarks(raw, known);
    if (!isSupported(sentence, evidence)) continue;
    held += sentence;
    const cited = citedNumbers(held).filter((n) => !composed.citations.some((citation) => citation.n === n));
    if (cited.length === 0 && composed.citations.length === 0) continue;
    for (const n of new Set(cited)) {
      const passage = passages[n - 1];
      if (passage === undefined) continue;
      const citation = toCitation(n, passage, held);
      composed.citations.push(citation);
      await send({ type: 'citation', citation });
    }
    composed.text += held;
    await send({ type: 'text', text: held });
    held = '';
    if (composed.text.length > LIMITS.answerCharacters) break;
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
  return {
    n,
    sourceId: passage.sourceId,
    sourceName: passage.sourceName,
    heading: passage.heading,
    page: passage.page,
    quote: best.slice(0, QUOTE),
  };
}
