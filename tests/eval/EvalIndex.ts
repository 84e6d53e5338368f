import type { AiProvider } from '../../functions/src/ai/AiProvider.ts';
import {
  type Candidate,
  type RankedPassage,
  rankPassages,
} from '../../functions/src/answering/retrieval/rankPassages.ts';
import { OF_SIDE } from '../../functions/src/answering/retrieval/chosen/OF_SIDE.ts';
import { comparedIn } from '../../functions/src/kernel/text/comparedIn.ts';
import { includeSides } from '../../functions/src/answering/retrieval/chosen/includeSides.ts';
import { splitText } from '../../functions/src/knowledge/chunks/splitText.ts';
import type { EvalDocument } from './corpus.ts';

interface Row extends Omit<Candidate, 'similarity'> {
  vector: number[];
}

/** Maximum number of texts embedded at a time: no provider takes all at once. */
const BATCH = 50;

/** Documents in memory, cut, embedded and ranked by the product's own code: Firestore's exhaustive search without Firestore. */
export class EvalIndex {
  readonly #rows: readonly Row[];
  readonly #provider: AiProvider;

  private constructor(rows: readonly Row[], provider: AiProvider) {
    this.#rows = rows;
    this.#provider = provider;
  }

  static async create(documents: readonly EvalDocument[], provider: AiProvider): Promise<EvalIndex> {
    const passages = documents.flatMap(({ id, sections }) =>
      splitText([...sections]).map((passage) => ({ ...passage, sourceId: id })),
    );
    const rows: Row[] = [];
    for (let start = 0; start < passages.length; start += BATCH) {
      const batch = passages.slice(start, start + BATCH);
      const vectors = await provider.embedPassages(batch.map(({ heading, text }) => `${heading}\n${text}`));
      rows.push(
        ...batch.map(({ sourceId, index, heading, page, text }, position) => ({
          chunkId: `${sourceId}-${index}`,
          sourceId,
          // The names of XQuAD's paragraphs say nothing, and a shop's file names are no words of a customer's.
          sourceName: '',
          heading,
          page,
          url: null,
          question: null,
          isFaq: false,
          hasRareWord: false,
          place: null,
          text,
          vector: vectors[position] ?? [],
        })),
      );
    }
    return new EvalIndex(rows, provider);
  }

  /** All that can be found. */
  get passages(): readonly Pick<Candidate, 'chunkId' | 'sourceId' | 'heading' | 'text'>[] {
    return this.#rows;
  }

  /** The passages that an answer may draw on, best first. */
  async search(question: string): Promise<RankedPassage[]> {
    const [whole, sides] = await Promise.all([
      this.#nearest(question, this.#provider.candidates),
      Promise.all(
        (comparedIn(question)?.queries ?? []).map(async (query) => ({
          query,
          candidates: await this.#nearest(query, OF_SIDE),
        })),
      ),
    ]);
    const found = new Map<string, Candidate>();
    for (const candidate of [...whole, ...sides.flatMap(({ candidates }) => candidates)]) {
      const known = found.get(candidate.chunkId);
      if (known === undefined || known.similarity < candidate.similarity) found.set(candidate.chunkId, candidate);
    }
    const ranked = rankPassages(question, [...found.values()], this.#provider);
    return includeSides(ranked, sides, this.#provider);
  }

  async #nearest(query: string, most: number): Promise<Candidate[]> {
    const wanted = await this.#provider.embedQuery(query);
    return this.#rows
      .map(({ vector, ...row }) => ({
        ...row,
        similarity: vector.reduce((sum, value, i) => sum + value * (wanted[i] ?? 0), 0),
      }))
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, most);
  }
}
