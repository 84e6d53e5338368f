import { MODELS } from '@parlance/domain/models';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { beforeEach, expect, it } from 'vitest';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';

const TEXT = '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n';
const QUESTION = 'What does a zip repair cost?';
const GOOD = 'A zip repair costs 18 euros [1].';
const DEAR = 'gemini-3.8-flash';
const { messages: COUNTS = 0 } = MODELS.find(({ key }) => key === DEAR) ?? {};

let orgId: string;
let chatbotId: string;

beforeEach(async () => {
  ({ orgId } = await makeOrg());
  chatbotId = await trainedChatbot(orgId, TEXT, { model: DEAR });
});

/** Models of which the named one writes. */
function writtenBy(model: string, text = GOOD): AiProvider {
  const provider = scriptedProvider(text);
  return {
    ...provider,
    models: MODELS,
    generate: (request) => ({
      stream: provider.generate(request).stream,
      done: Promise.resolve({ model, tokens: 50 }),
    }),
  };
}

async function readQuestion({ visitor, messageId }: ReturnType<typeof makeAsk>) {
  return messageSchema.parse((await admin.db.doc(paths.message(orgId, visitor.chatId, messageId)).get()).data());
}

it('an answer of a dear model counts several messages, once, however often it is asked for', async () => {
  const ask = makeAsk(chatbotId, QUESTION);
  const provider = writtenBy(DEAR);
  await Promise.all([answerQuestion(ask, provider), answerQuestion(ask, provider)]);
  await answerQuestion(ask, provider);
  expect(COUNTS).toBeGreaterThan(1);
  expect(await usedMessages(orgId)).toBe(COUNTS);
  expect(await readQuestion(ask)).toMatchObject({ charged: true, chargedMessages: COUNTS });
});

it('one by a lesser model that stood in counts what that one does, and one that fails or gives passages nothing', async () => {
  const ask = makeAsk(chatbotId, QUESTION);
  await answerQuestion(ask, writtenBy(MODELS[0].name));
  expect(await usedMessages(orgId)).toBe(1);
  expect(await readQuestion(ask)).toMatchObject({ charged: true, chargedMessages: 1 });
  await answerQuestion(makeAsk(chatbotId, QUESTION), writtenBy(DEAR, 'NO_ANSWER'));
  expect(await usedMessages(orgId)).toBe(1);
  const failing: AiProvider = {
    ...writtenBy(DEAR),
    generate: () => {
      throw new Error('away');
    },
  };
  const ask2 = makeAsk(chatbotId, 'What does it cost, and how long does it take?');
  await answerQuestion(ask2, failing).catch(() => undefined);
  expect(await readQuestion(ask2)).toMatchObject({ charged: false });
  expect(await usedMessages(orgId)).toBe(1);
});

it('the last answer takes what the plan has left, and the plan is never overdrawn', async () => {
  const { messages: max } = PLAN_LIMITS.pro;
  await answerQuestion(makeAsk(chatbotId, QUESTION), writtenBy(DEAR));
  const { docs } = await admin.db.collection(`${paths.org(orgId)}/usage`).get();
  await Promise.all(docs.map(({ ref }) => ref.update({ messages: max - 2 })));
  const last = makeAsk(chatbotId, QUESTION);
  await answerQuestion(last, writtenBy(DEAR));
  expect(await usedMessages(orgId)).toBe(max);
  expect(await readQuestion(last)).toMatchObject({ chargedMessages: 2 });
  expect(await answerQuestion(makeAsk(chatbotId, QUESTION), writtenBy(DEAR))).toMatchObject({ verdict: 'found' });
  expect(await usedMessages(orgId)).toBe(max);
});
