import MiniSearch from 'minisearch';
import { embedText } from '../../functions/src/ai/local/embedText.ts';
import { extractAnswer } from '../../functions/src/ai/local/extractAnswer.ts';
import { rankPassages, type Candidate, type RankedPassage } from '../../functions/src/answering/rankPassages.ts';
import { splitText } from '../../functions/src/ingestion/splitText.ts';
import { NO_ANSWER } from '../../functions/src/ai/noAnswer.ts';
import { fold } from '../../functions/src/text/fold.ts';
import { LIMITS } from '../../domain/src/limits.ts';
import type { Corpus } from './xquad.ts';

/** The local provider's threshold; createLocalProvider holds the same number. */
const MIN_SCORE = Number(process.env['MIN_SCORE'] ?? 0.3);

interface Indexed extends Omit<Candidate, 'similarity'> {
  vector: number[];
}

function index(corpus: Corpus, articles?: (article: number) => boolean): Indexed[] {
  return corpus.paragraphs
    .filter(({ article }) => articles?.(article) ?? true)
    .flatMap(({ id, text }) =>
      splitText([{ headings: [], page: null, text }]).map((passage) => ({
        sourceId: id,
        sourceName: '',
        heading: passage.heading,
        page: null,
        text: passage.text,
        vector: embedText(passage.text),
      })),
    );
}

function retrieve(question: string, indexed: readonly Indexed[], minScore = MIN_SCORE): RankedPassage[] {
  const query = embedText(question);
  const nearest = indexed
    .map((row) => ({ ...row, similarity: row.vector.reduce((sum, value, i) => sum + value * (query[i] ?? 0), 0) }))
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, LIMITS.passagesRetrieved);
  return rankPassages(question, nearest, minScore);
}

const share = (hits: number, total: number) => Math.round((hits / total) * 1000) / 1000;

/** Recall@5 of the right paragraph beside MiniSearch on the same paragraphs, answer containment, and false answers on foreign questions. */
export function retrievalQuality(corpus: Corpus): Record<string, number> {
  const all = index(corpus);
  const mini = new MiniSearch({ fields: ['text'], idField: 'id' });
  mini.addAll(corpus.paragraphs);
  let ours = 0;
  let theirs = 0;
  let contained = 0;
  for (const { question, paragraphId, answers } of corpus.questions) {
    const unfiltered = retrieve(question, all, -1);
    if ([...new Set(unfiltered.map(({ sourceId }) => sourceId))].slice(0, 5).includes(paragraphId)) ours += 1;
    if (
      mini
        .search(question)
        .slice(0, 5)
        .some(({ id }) => id === paragraphId)
    )
      theirs += 1;
    const answer = extractAnswer(
      question,
      retrieve(question, all).map((passage, i) => ({ ...passage, n: i + 1 })),
    );
    if (answers.some((gold) => fold(answer).includes(fold(gold)))) contained += 1;
  }
  const even = index(corpus, (article) => article % 2 === 0);
  const foreign = corpus.questions.filter(({ article }) => article % 2 === 1);
  const falseAnswers = foreign.filter(
    ({ question }) =>
      extractAnswer(
        question,
        retrieve(question, even).map((passage, i) => ({ ...passage, n: i + 1 })),
      ) !== NO_ANSWER,
  ).length;
  const total = corpus.questions.length;
  return {
    questions: total,
    recallAt5: share(ours, total),
    miniSearchRecallAt5: share(theirs, total),
    answerContainment: share(contained, total),
    falseAnswers: share(falseAnswers, foreign.length),
  };
}
