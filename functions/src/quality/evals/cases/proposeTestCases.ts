import type { proposeTestCases as contract } from '@parlance/domain/contracts/evals/evals';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { questionIdOf } from '@parlance/domain/widget/answerId';
import type * as z from 'zod/mini';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { newestChats } from '@parlance/domain/queries/chats';
import { newestSources } from '@parlance/domain/queries/sources';
import { readChatbot } from '../../../chatbots/readChatbot.ts';
import { ownContacts } from '../../../figures/ownContacts.ts';
import { maskExcerpt } from '../../../figures/maskExcerpt.ts';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { queryOf } from '../../../kernel/platform/queries/queryOf.ts';
import { detectLanguage } from '../../../kernel/text/detectLanguage.ts';
import { factsIn } from '../factsIn.ts';

type Proposal = z.infer<typeof contract.output>['proposals'][number];

const REVISED = 'revised-';
/** Conversations with an answer that was rated down are looked through, the newest first. */
const CHATS = 20;

/** Questions of a chatbot that are no cases yet and could be, the business's own first. Throws `not-found`. */
export async function proposeTestCases(orgId: string, chatbotId: string): Promise<Proposal[]> {
  if ((await readChatbot(orgId, chatbotId)) === undefined) throw new AppError('not-found');
  const [cases, own, disliked] = await Promise.all([
    refs.testCases(orgId, chatbotId).get(),
    ownAnswers(orgId, chatbotId),
    dislikedAnswers(orgId, chatbotId),
  ]);
  const known = new Set(cases.docs.map((one) => one.data().originId));
  return [...own, ...disliked].filter(({ origin }) => !known.has(origin.id));
}

async function ownAnswers(orgId: string, chatbotId: string): Promise<Proposal[]> {
  const found = await queryOf(refs.sources(orgId), newestSources, { chatbotId, type: 'qa' })
    .limit(2 * LIMITS.testCasesPerChatbot)
    .get();
  const proposals = found.docs.flatMap((one): Proposal[] => {
    const source = one.data();
    if (source.type !== 'qa') return [];
    const facts = factsIn(source.answer);
    const kind = one.id.startsWith(REVISED) ? 'revised' : 'qa';
    const locale = detectLanguage(source.question, 'en');
    return facts.length === 0 ? [] : [{ origin: { kind, id: one.id }, question: source.question, locale, facts }];
  });
  return (['revised', 'qa'] as const).flatMap((kind) =>
    proposals.filter(({ origin }) => origin.kind === kind).slice(0, LIMITS.testProposals),
  );
}

/** Visitors' questions whose answers were rated down and not revised since, as anybody may get to read them. */
async function dislikedAnswers(orgId: string, chatbotId: string): Promise<Proposal[]> {
  const chats = await queryOf(refs.chats(orgId), newestChats, { chatbotId, rating: 'negative' }).limit(CHATS).get();
  const found = await Promise.all(chats.docs.map(({ id }) => dislikedOf(orgId, id)));
  return found.flat().slice(0, LIMITS.testProposals);
}

async function dislikedOf(orgId: string, chatId: string): Promise<Proposal[]> {
  const rated = await refs.messages(orgId, chatId).where('rating', '==', 'negative').limit(5).get();
  const asked = rated.docs.flatMap((one) => {
    const answer = one.data();
    const questionId = questionIdOf(one.id);
    return answer.role === 'assistant' && !answer.revised && questionId !== undefined
      ? [{ answer, questionId, id: one.id }]
      : [];
  });
  if (asked.length === 0) return [];
  const questions = await db.getAll(...asked.map(({ questionId }) => refs.message(orgId, chatId, questionId)));
  return Promise.all(
    asked.flatMap(({ answer, id }, index) => {
      const question = messageSchema.safeParse(questions[index]?.data()).data;
      if (question?.role !== 'user') return [];
      return [
        proposalOf(orgId, { chatId, id, words: answer.searchQuery ?? question.text, own: ownContacts([answer]) }),
      ];
    }),
  );
}

async function proposalOf(
  orgId: string,
  { chatId, id, words, own }: { chatId: string; id: string; words: string; own: ReadonlySet<string> },
): Promise<Proposal> {
  const masked = await maskExcerpt(orgId, { chatId, excerpt: words, own });
  const question = masked
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim()
    .slice(0, LIMITS.questionCharacters)
    .toWellFormed();
  return {
    origin: { kind: 'disliked', id: `${chatId}/${id}` },
    question,
    locale: detectLanguage(question, 'en'),
    facts: [],
  };
}
