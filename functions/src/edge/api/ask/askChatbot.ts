import { AppError } from '@parlance/domain/errors';
import { textField } from '@parlance/domain/fields';
import { idSchema } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES } from '@parlance/domain/locales';
import { answerResultSchema, citationSchema } from '@parlance/domain/widget/answerStream';
import * as z from 'zod';
import { refs } from '../../../kernel/platform/refs.ts';
import { defineOperation, NOTHING } from '../operation.ts';

const { messageId, verdict, offerContact } = answerResultSchema.shape;

/** An answer as other programs see it. */
const answerEntrySchema = z.strictObject({
  chatId: z.string().describe('The conversation: named with the next question, it goes on.'),
  messageId,
  text: z.string().describe('Marks such as [1] stand for citations.'),
  verdict,
  citations: z.array(citationSchema),
  offerContact,
});

/** The conversation that a question belongs to. Throws `not-found` for one that is not the chatbot's, or was not begun by the API. */
async function requireChat(orgId: string, chatbotId: string, chatId: string): Promise<void> {
  const chat = (await refs.chat(orgId, chatId).get()).data();
  if (chat?.chatbotId !== chatbotId || chat.channel !== 'api') throw new AppError('not-found');
}

/**
 * POST /chatbots/{chatbotId}/ask: by the visitors' pipeline, charged as a visitor's question. Events of a stream are `citation`,
 * `text` and, whole, `answer`.
 */
export const askChatbot = defineOperation({
  id: 'askChatbot',
  method: 'POST',
  path: '/chatbots/{chatbotId}/ask',
  scope: 'ask',
  summary: 'Asks a chatbot, which takes a message of the plan as a visitor’s question does',
  query: NOTHING,
  body: z.strictObject({
    question: textField(LIMITS.visitorMessageCharacters),
    chatId: z.optional(idSchema).describe('Goes on with a conversation that the API has begun.'),
    locale: z.enum(LOCALES).default('en').describe('Used where the question itself does not show its language.'),
  }),
  answer: { kind: 'one', name: 'Answer', entry: answerEntrySchema },
  refusals: [
    'message-limit-reached',
    'trial-expired',
    'not-found',
    'chatbot-inactive',
    'chatbot-untrained',
    'chat-taken-over',
    'answer-failed',
    'answer-timeout',
  ],
  streams: true,
  findsFormer: true,
  handle: async ({ caller, params: { chatbotId = '' }, body, newId, signal, send }) => {
    const { orgId, keyId } = caller;
    if (!(await refs.chatbot(orgId, chatbotId).get()).exists) throw new AppError('not-found');
    if (body.chatId !== undefined) await requireChat(orgId, chatbotId, body.chatId);
    const chatId = body.chatId ?? newId('chat');
    // The model's SDK costs 300 ms and 60 MB: nothing else that Hosting hands on needs it.
    const [{ findWidget }, { answerQuestion }, { aiProvider }] = await Promise.all([
      import('../../../answering/findWidget.ts'),
      import('../../../answering/answerQuestion.ts'),
      import('../../../ai/provider.ts'),
    ]);
    if ((await findWidget(chatbotId)).orgId !== orgId) throw new AppError('not-found');
    const asked = {
      visitor: { chatbotId, chatId, origin: '', channel: 'api' as const },
      // One program asks for many people: what one address may ask, one conversation may.
      address: `api:${keyId}:${chatId}`,
      messageId: newId('question'),
      text: body.question,
      locale: body.locale,
      regenerates: null,
      identity: null,
    };
    const result = await answerQuestion(
      { ...asked, signal, send: async ({ type, ...chunk }) => send?.(type, chunk) },
      await aiProvider(),
    );
    const answer = {
      chatId,
      messageId: result.messageId,
      text: result.text,
      verdict: result.verdict,
      citations: result.citations,
      offerContact: result.offerContact,
    };
    await send?.('answer', answer);
    return answer;
  },
});
