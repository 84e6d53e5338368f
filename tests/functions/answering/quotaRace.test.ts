import { AppError } from '@parlance/domain/errors';
import { answer } from '@parlance/domain/contracts/answering';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { streamContract } from '../../support/streamContract.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { serveAnswer } from '../support/answering/serveAnswer.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { soakRounds } from '../support/soakRounds.ts';

const QUESTIONS = soakRounds(40, 200);
const LEFT = soakRounds(9, 37);
const TEXT = 'A zip repair costs 18 euros [1].';

vi.mock('../../../functions/src/ai/provider.ts', () => ({ aiProvider: () => scriptedProvider(TEXT) }));

let served: Awaited<ReturnType<typeof serveAnswer>>;

beforeAll(async () => {
  served = await serveAnswer();
});

afterAll(() => served.stop());

/** Asks again, as a visitor would, while too many questions of others wait for their turn. */
async function untilTaken<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'rate-limited') throw error;
    }
  }
}

it('of many questions at once over HTTP exactly as many are answered as the plan has messages left (R-10)', async () => {
  const { orgId } = await makeOrg({ plan: 'trial', trialEndsAt: new Date(Date.now() + 86_400_000) });
  const chatbotId = await trainedChatbot(orgId, '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n');
  const usage = admin.db.doc(paths.usage(orgId, 'trial'));
  const max = PLAN_LIMITS.trial.messages;
  await usage.set({ messages: max - LEFT });
  const outcomes = await Promise.allSettled(
    Array.from({ length: QUESTIONS }, (_, i) => {
      const token = createVisitorToken({ chatbotId, chatId: newId(), origin: '', channel: 'widget' });
      const input = { token, messageId: newId(), text: 'What does a zip repair cost?', locale: 'en' as const };
      // Each attempt from a network of its own: the limit of one address is far below.
      let attempt = 0;
      const ask = () => {
        attempt += 1;
        const headers = { 'X-Forwarded-For': `10.${attempt % 256}.${i}.1` };
        return streamContract(answer, input, { baseUrl: served.baseUrl, headers });
      };
      return untilTaken(ask);
    }),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: QUESTIONS }, () => 'fulfilled'));
  expect((await usage.get()).get('messages')).toBe(max);
  const stored = await admin.db.collectionGroup('messages').where('chatbotId', '==', chatbotId).get();
  const messages = stored.docs.map((doc) => messageSchema.parse(doc.data()));
  const answers = messages.filter((message) => message.role === 'assistant');
  const given = answers.filter(({ verdict }) => verdict === 'answered');
  expect(given).toHaveLength(LEFT);
  // The others got what a search finds, which costs no message.
  const rest = answers.filter((message) => !given.includes(message));
  expect(new Set(rest.map(({ verdict }) => verdict))).toEqual(new Set(['found']));
}, 120_000);
