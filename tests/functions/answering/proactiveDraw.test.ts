import type { ProactiveRule } from '@parlance/domain/documents/chatbots/proactiveOf';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import type { ProactiveDraw } from '@parlance/domain/widget/proactiveDraw';
import { expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { recountChatbot } from '../../../functions/src/figures/recounts/recountChatbot.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { foldedDays } from '../support/foldedDays.ts';

const { orgId } = await makeOrg();
const QUESTION = 'What does a zip repair cost?';
const RULE: ProactiveRule = {
  id: 'delivery',
  name: 'Delivery',
  isOn: true,
  text: 'Questions?',
  suggestions: [],
  pages: [],
  languages: [],
  visitors: 'everybody',
  trigger: { kind: 'exit' },
  hours: null,
};
const rules = [RULE, { ...RULE, id: 'off', isOn: false }, { ...RULE, id: 'back', visitors: 'returning' as const }];
const chatbotId = await trainedChatbot(orgId, '# Repairs\n\nA zip repair costs 18 euros.\n', {
  proactive: { rules, holdout: 20 },
});
const provider = createLocalProvider();

async function ask(proactive: ProactiveDraw | null, chatId: string = newId()) {
  const visitor = { chatbotId, chatId, origin: '', channel: 'widget' as const };
  const question = makeAsk(chatbotId, QUESTION, { visitor, proactive });
  await answerQuestion(question, provider);
  // Delivered twice, it is one conversation.
  await answerQuestion(question, provider);
  return chatSchema.parse((await admin.db.doc(paths.chat(orgId, chatId)).get()).data()).proactive;
}

async function counted() {
  const days = await foldedDays(orgId);
  return days.find((day) => day.chatbotId === chatbotId)?.proactive;
}

it('a conversation keeps the draw with which it began, and counts once by its rule, share and group', async () => {
  const shown = { ruleId: 'delivery', isShown: true, holdout: 20 };
  const chatId = newId();
  expect(await ask(shown, chatId)).toEqual(shown);
  expect(await ask({ ...shown, isShown: false }, chatId)).toEqual(shown);
  expect(await ask({ ...shown, isShown: false })).toEqual({ ...shown, isShown: false });
  expect(await ask(shown)).toEqual(shown);
  expect(await counted()).toEqual({ 'delivery:20:shown': 2, 'delivery:20:held': 1 });
});

it.each([
  ['of a rule that is not there', { ruleId: 'unknown', isShown: true, holdout: 20 }],
  ['of a rule that is off', { ruleId: 'off', isShown: true, holdout: 20 }],
  ['by a share that it does not have now', { ruleId: 'delivery', isShown: true, holdout: 10 }],
  ['of a rule for those with a conversation', { ruleId: 'back', isShown: true, holdout: 0 }],
  ['that there is none of', null],
])('a draw %s counts nowhere, and the question is answered', async (_which, draw) => {
  const before = await counted();
  expect(await ask(draw)).toBeNull();
  expect(await counted()).toEqual(before);
});

it('a recount finds the same', async () => {
  const day = (await foldedDays(orgId)).find((one) => one.chatbotId === chatbotId)?.day ?? '';
  expect(await recountChatbot({ orgId, chatbotId, day })).toMatchObject({ differences: 0 });
});
