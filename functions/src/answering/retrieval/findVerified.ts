import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import { paths } from '@parlance/domain/paths';
import type { Citation } from '@parlance/domain/widget/answerStream';
import { db } from '../../kernel/platform/app.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { closestQuestion } from './closestQuestion.ts';
import { goesTheSameWay } from '../../kernel/text/questions/goesTheSameWay.ts';
import { chunksOfQuestion } from '@parlance/domain/queries/chunks';
import { isMuted } from '@parlance/domain/documents/knowledge/isMuted';
import { ownCitation } from './ownCitation.ts';
import type { Question } from '../question/question.ts';
import { withoutSmallTalk } from '../smallTalk/withoutSmallTalk.ts';
import { questionKey } from '../../kernel/text/questionKey.ts';

/** An answer that takes no model: one that the business wrote itself, one to small talk, or what a search found. */
export interface Verified {
  text: string;
  citations: Citation[];
  verdict: 'verified' | 'small-talk' | 'found';
  /** True where a message to the business is what helps. */
  offersContact: boolean;
}

const rowSchema = chunkSchema.pick({ sourceId: true, sourceName: true, question: true, text: true, hash: true });

/** Two embedding spaces and a few questions of the same form: there are never many. */
const MAX_ROWS = 8;

/**
 * The business's own answer to this question: of its questions with answers (revised ones among them), else of its FAQs.
 * One indexed read, no model, no vector.
 */
export async function findVerified({ widget, visitor, text: message }: Question): Promise<Verified | undefined> {
  const text = withoutSmallTalk(message);
  const key = questionKey(text);
  const found = await queryOf(db.collection(paths.chunks(widget.orgId)), chunksOfQuestion, {
    chatbotId: visitor.chatbotId,
    questionKey: key,
  })
    .select('sourceId', 'sourceName', 'question', 'text', 'hash')
    .limit(MAX_ROWS)
    .get();
  const rows = found.docs.map((row) => rowSchema.parse(row.data())).filter((row) => !isMuted(widget.muted, row));
  const own = closestQuestion(
    text,
    rows.flatMap(({ question, ...row }) =>
      question !== null && goesTheSameWay(question, text) ? [{ ...row, question }] : [],
    ),
  );
  if (own !== undefined)
    return { text: own.text, citations: [ownCitation(own)], verdict: 'verified', offersContact: false };
  const faq = closestQuestion(
    text,
    widget.faqs.filter(({ question }) => questionKey(question) === key && goesTheSameWay(question, text)),
  );
  return faq === undefined ? undefined : { text: faq.answer, citations: [], verdict: 'verified', offersContact: false };
}
