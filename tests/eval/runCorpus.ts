import MiniSearch from 'minisearch';
import type { AiProvider } from '../../functions/src/ai/AiProvider.ts';
import { fold } from '@parlance/domain/text/fold';
import { showPassages } from '../../functions/src/answering/retrieval/shown/showPassages.ts';
import { splitSentences } from '../../functions/src/kernel/text/splitSentences.ts';
import { askProvider } from './askProvider.ts';
import type { EvalCorpus, EvalDocument, EvalQuestion } from './corpus.ts';
import { EvalIndex } from './EvalIndex.ts';
import type { Outcome } from './outcome.ts';

type Passage = EvalIndex['passages'][number];

/** A question about an article that is not among what is searched. */
const ELSEWHERE = 'elsewhere';

function holdsOne(text: string, phrases: readonly string[]): boolean {
  const folded = fold(text);
  return phrases.some((phrase) => folded.includes(fold(phrase)));
}

/** The passages that answer: of the right document those with the answer, or all of it where it says that in other words. */
function rightOnes(passages: readonly Passage[], { documentId, answers }: EvalQuestion): Set<string> {
  const own = passages.filter(({ sourceId }) => sourceId === documentId);
  const exact = own.filter(({ text }) => holdsOne(text, answers));
  return new Set((exact.length > 0 ? exact : own).map(({ chunkId }) => chunkId));
}

/** Place of the first right passage among those found, from 1; 0 where there is none. */
function placeOf(right: ReadonlySet<string>, found: readonly string[]): number {
  return found.findIndex((id) => right.has(id)) + 1;
}

function makeMiniSearch(passages: readonly Passage[]): MiniSearch<Passage> {
  const mini = new MiniSearch<Passage>({ fields: ['heading', 'text'], idField: 'chunkId' });
  mini.addAll(passages);
  return mini;
}

/** Runs a corpus through search, ranking, the provider's model and the checks of its answers, beside MiniSearch on the same passages. */
export async function runCorpus(corpus: EvalCorpus, provider: AiProvider): Promise<Outcome[]> {
  const index = await EvalIndex.create(corpus.documents, provider);
  const mini = makeMiniSearch(index.passages);
  const outcomes: Outcome[] = [];
  for (const question of corpus.questions) {
    const asked = await askProvider({ ...question, language: corpus.language }, index, provider);
    const { passages, answer } = asked;
    const right = rightOnes(index.passages, question);
    const sentences = splitSentences(answer.text.replace(/\s*\[\d{1,2}\]/g, ''));
    const shown = answer.text === '' ? (showPassages(asked.query, passages)?.list ?? '') : '';
    outcomes.push({
      ...question,
      query: asked.query,
      text: answer.text,
      shown,
      isHelped: holdsOne(shown, question.answers),
      milliseconds: asked.milliseconds,
      place: placeOf(
        right,
        passages.map(({ chunkId }) => chunkId),
      ),
      // What the question is about is put together as for our own search: neither has seen the conversation.
      miniSearchPlace: placeOf(
        right,
        mini.search(asked.query).map(({ id }) => String(id)),
      ),
      isContained: holdsOne(answer.text, question.answers),
      isFirst: holdsOne(sentences[0] ?? '', question.answers),
      sentences: sentences.length,
      irrelevant: sentences.filter((one) => !holdsOne(one, [...question.answers, ...question.relevant])).length,
      citations: answer.citations.map(
        ({ n, quote, sourceId }) =>
          passages[n - 1]?.text.includes(quote) === true && passages[n - 1]?.sourceId === sourceId,
      ),
    });
  }
  return [...outcomes, ...(await runElsewhere(corpus, provider))];
}

/** Asks the questions about every second article of the others, if every question has an article. */
async function runElsewhere({ documents, questions, language }: EvalCorpus, provider: AiProvider): Promise<Outcome[]> {
  if (questions.some(({ documentId }) => documentId === null)) return [];
  const articles = [...new Set(documents.map(({ article }) => article))];
  const isSearched = ({ article }: Pick<EvalDocument, 'article'>) => articles.indexOf(article) % 2 === 0;
  const asked = questions.flatMap((question) =>
    question.article !== null && !isSearched({ article: question.article })
      ? [{ ...question, documentId: null, article: null, answers: [], relevant: [], kind: ELSEWHERE }]
      : [],
  );
  // One without an article ends it: the corpus of these questions has no others to ask.
  return asked.length === 0
    ? []
    : runCorpus({ name: ELSEWHERE, language, documents: documents.filter(isSearched), questions: asked }, provider);
}
