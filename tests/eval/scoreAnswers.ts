import MiniSearch from 'minisearch';
import { createLocalProvider } from '../../functions/src/ai/local/createLocalProvider.ts';
import { extractAnswer } from '../../functions/src/ai/local/extractAnswer.ts';
import { type Answer, EMPTY_ANSWER, extendAnswer } from '../../functions/src/answering/answer.ts';
import { groundAnswer } from '../../functions/src/answering/grounding/groundAnswer.ts';
import type { RankedPassage } from '../../functions/src/answering/retrieval/rankPassages.ts';
import { fold } from '../../functions/src/text/fold.ts';
import type { EvalCorpus, EvalQuestion } from './corpus.ts';
import { LocalIndex } from './localIndex.ts';

// A type and not an interface: its figures are read by name.
export type Scores = {
  questions: number;
  recallAt1: number;
  recallAt3: number;
  recallAt5: number;
  mrr: number;
  miniSearchRecallAt5: number;
  miniSearchMrr: number;
  /** Share of the answerable questions whose answer of at most three sentences holds what is right. */
  containment: number;
  /** Share of the questions whose article is not among what is searched that are refused. */
  refusal: number;
  /** Share of the citations whose quote stands in the passage that they name. */
  citations: number;
};

/** No threshold: how well the right document is found does not depend on it. */
const ALL = -1;

function share(hits: number, total: number): number {
  return total === 0 ? 1 : Math.round((hits / total) * 1000) / 1000;
}

/** Place of the right document among those found, from 1; 0 where it is missing. */
function placeOf(documentId: string, found: readonly string[]): number {
  return [...new Set(found)].indexOf(documentId) + 1;
}

function recall(places: readonly number[], within: number): number {
  return share(places.filter((place) => place > 0 && place <= within).length, places.length);
}

function meanReciprocal(places: readonly number[]): number {
  return share(
    places.reduce((sum, place) => sum + (place === 0 ? 0 : 1 / place), 0),
    places.length,
  );
}

async function answer(question: string, passages: readonly RankedPassage[]): Promise<Answer> {
  const numbered = passages.map((passage, index) => ({ ...passage, n: index + 1 }));
  async function* stream() {
    yield extractAnswer(question, numbered);
  }
  const chunks = await Array.fromAsync(
    groundAnswer(stream(), { passages, instructions: '', names: [], facts: [], question }),
  );
  return chunks.reduce(extendAnswer, EMPTY_ANSWER);
}

/** Runs a corpus through search, ranking, the local model and the checks of its answers, beside MiniSearch on the same texts. */
export async function scoreAnswers({ documents, questions }: EvalCorpus): Promise<Scores> {
  const { minScore } = createLocalProvider();
  const index = new LocalIndex(documents);
  const mini = new MiniSearch({ fields: ['text'], idField: 'id' });
  mini.addAll(documents.map(({ id, sections }) => ({ id, text: sections.map(({ text }) => text).join('\n') })));
  const answerable = questions.filter((one): one is EvalQuestion & { documentId: string } => one.documentId !== null);
  const ours: number[] = [];
  const theirs: number[] = [];
  let contained = 0;
  const cited: boolean[] = [];
  for (const { question, documentId, answers } of answerable) {
    ours.push(
      placeOf(
        documentId,
        index.search(question, ALL).map(({ sourceId }) => sourceId),
      ),
    );
    theirs.push(
      placeOf(
        documentId,
        mini.search(question).map(({ id }) => String(id)),
      ),
    );
    const passages = index.search(question, minScore);
    const { text, citations } = await answer(question, passages);
    if (answers.some((gold) => fold(text).includes(fold(gold)))) contained += 1;
    cited.push(...citations.map(({ n, quote }) => passages[n - 1]?.text.includes(quote) === true));
  }
  const foreign = await countRefused(documents, questions, minScore);
  return {
    questions: questions.length,
    recallAt1: recall(ours, 1),
    recallAt3: recall(ours, 3),
    recallAt5: recall(ours, 5),
    mrr: meanReciprocal(ours),
    miniSearchRecallAt5: recall(theirs, 5),
    miniSearchMrr: meanReciprocal(theirs),
    containment: share(contained, answerable.length),
    refusal: share(foreign.refused, foreign.asked),
    citations: share(cited.filter(Boolean).length, cited.length),
  };
}

/**
 * Questions that the documents cannot answer: those without an article, and, where every question has one, those about
 * every second article, asked of the others.
 */
async function countRefused(
  documents: EvalCorpus['documents'],
  questions: readonly EvalQuestion[],
  minScore: number,
): Promise<{ asked: number; refused: number }> {
  const articles = [...new Set(documents.map(({ article }) => article))];
  const isSearched = (article: string | null) => article !== null && articles.indexOf(article) % 2 === 0;
  const homeless = questions.filter(({ documentId }) => documentId === null);
  const asked = homeless.length > 0 ? homeless : questions.filter(({ article }) => !isSearched(article));
  const index = new LocalIndex(
    homeless.length > 0 ? documents : documents.filter(({ article }) => isSearched(article)),
  );
  let refused = 0;
  for (const { question } of asked) {
    if ((await answer(question, index.search(question, minScore))).text === '') refused += 1;
  }
  return { asked: asked.length, refused };
}
