import { isMuted } from '@parlance/domain/documents/knowledge/isMuted';
import { paths } from '@parlance/domain/paths';
import { chunksWithTerm } from '@parlance/domain/queries/chunks';
import { db } from '../../kernel/platform/app.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { tellingTerms } from '../../kernel/text/termsOf.ts';
import type { Knowledge } from './Knowledge.ts';
import { ofRow, PASSAGE_FIELDS, passageRowSchema } from './passageRow.ts';
import type { Candidate } from './rankPassages.ts';

/** Words that are looked for, the likeliest to be rare first, and passages that each may bring. */
const TERMS = 5;
const PER_TERM = 12;

/**
 * Passages that have one of the question's words, in no order, found without a vector: while the embedder is away, or nothing may be
 * spent on it. At most 60 reads.
 */
export async function wordCandidates(
  { orgId, chatbotId, muted }: Pick<Knowledge, 'orgId' | 'chatbotId' | 'muted'>,
  embeddingSpace: string,
  question: string,
): Promise<Candidate[]> {
  const found = await Promise.all(
    tellingTerms(question, TERMS).map((term) =>
      queryOf(db.collection(paths.chunks(orgId)), chunksWithTerm, { chatbotId, embeddingSpace, terms: term })
        .select(...PASSAGE_FIELDS)
        .limit(PER_TERM)
        .get(),
    ),
  );
  const byId = new Map(
    found.flatMap(({ docs }) => docs).map((document) => [document.id, passageRowSchema.parse(document.data())]),
  );
  return [...byId].flatMap(([chunkId, row]) =>
    isMuted(muted, row)
      ? []
      : // Its words are all that speaks for it: no threshold of a vector's may leave it out.
        [{ ...ofRow(row), chunkId, isFaq: false, hasRareWord: true, similarity: 0 }],
  );
}
