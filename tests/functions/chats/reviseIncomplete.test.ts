import { answerIdOf } from '@parlance/domain/widget/answerId';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { reviseAnswer } from '../../../functions/src/conversations/chats/reviseAnswer.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';

const GOOD = 'A zip repair costs 18 euros [1].';
const BETTER = 'From 18 euros; ask us for a quote.';

it('a cut answer that was revised stands: the visitor who asks again gets the revised one, and it stays in the log', async () => {
  const org = await makeTeam();
  const chatbotId = await trainedChatbot(org.orgId, '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n');
  const ask = makeAsk(chatbotId, 'What does a zip repair cost?');
  const cut = scriptedProvider(async function* () {
    yield `${GOOD} It takes`;
    throw new Error('connection lost');
  });
  expect(await answerQuestion(ask, cut)).toMatchObject({ verdict: 'incomplete', text: GOOD });
  const { chatId } = ask.visitor;
  const messageId = answerIdOf(ask.messageId);
  await reviseAnswer(membershipOf(org, 'member'), { chatId, messageId, text: BETTER });

  expect(await answerQuestion(ask, scriptedProvider(`${GOOD} It takes 7 days [1].`))).toMatchObject({ text: BETTER });
  const stored = await admin.db.doc(paths.message(org.orgId, chatId, messageId)).get();
  expect(messageSchema.parse(stored.data())).toMatchObject({ text: BETTER, revised: true, original: GOOD });
});
