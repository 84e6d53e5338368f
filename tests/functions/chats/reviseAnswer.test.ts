import { answerIdOf } from '@parlance/domain/widget/answerId';
import { reviseAnswer } from '@parlance/domain/contracts/conversations/chats';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { qaSourceSchema } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { readChat } from '../../../functions/src/conversations/chats/readChat.ts';
import { reviseAnswer as reviseAnswerCase } from '../../../functions/src/conversations/chats/reviseAnswer.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { foldedDays } from '../support/foldedDays.ts';

const QUESTION = 'What does a zip\nrepair   cost?';
const BETTER = 'It starts at 18 euros; ask us for a quote.';

async function sources() {
  const found = await admin.db.collection(paths.sources(org.orgId)).where('type', '==', 'qa').get();
  return found.docs.map((doc) => ({ id: doc.id, source: qaSourceSchema.parse(doc.data()) }));
}

const org = await makeTeam();
const chatbotId = await trainedChatbot(org.orgId, '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n');
const asked = makeAsk(chatbotId, QUESTION);
const original = (await answerQuestion(asked, createLocalProvider())).text;

it('replaces an answer, keeps what the chatbot had said, and gives the better one to the next visitor', async () => {
  const { chatId } = asked.visitor;
  const messageId = answerIdOf(asked.messageId);
  const revise = (text: string) =>
    callContract(reviseAnswer, { orgId: org.orgId, chatId, messageId, text }, org.users.member.idToken);
  await revise(`${BETTER} [1]`);
  await revise(`${BETTER} [1]`);
  const path = paths.message(org.orgId, chatId, messageId);
  const read = async () => messageSchema.parse((await admin.db.doc(path).get()).data());
  expect(await read()).toMatchObject({ text: `${BETTER} [1]`, revised: true, original });

  const made = await sources();
  expect(made.map(({ source }) => [source.question, source.answer])).toEqual([
    ['What does a zip repair cost?', BETTER],
  ]);
  const id = made[0]?.id ?? '';
  await untilDocument(paths.source(org.orgId, id), qaSourceSchema, ({ status }) => status === 'indexed');
  expect(await answerQuestion(makeAsk(chatbotId, 'what does a zip repair cost'), createLocalProvider())).toMatchObject({
    verdict: 'verified',
    text: BETTER,
  });

  await revise('From 20 euros.');
  expect(await read()).toMatchObject({ text: 'From 20 euros.', original });
  expect((await sources()).map(({ id: same, source }) => [same, source.answer])).toEqual([[id, 'From 20 euros.']]);
});

it('answers a refused question: it is no unanswered one any more, and the visitor sees no refusal', async () => {
  const question = 'Do you rent out canoes on Sundays?';
  const refused = makeAsk(chatbotId, question);
  const like = makeAsk(chatbotId, 'On Sundays, do you rent out canoes?');
  for (const ask of [refused, like]) {
    expect(await answerQuestion(ask, createLocalProvider())).toMatchObject({ verdict: 'refused' });
  }
  const other = makeAsk(chatbotId, 'Who painted the ceiling?');
  await answerQuestion(other, createLocalProvider());
  const messageId = answerIdOf(refused.messageId);
  await reviseAnswerCase(membershipOf(org, 'member'), { chatId: refused.visitor.chatId, messageId, text: 'Yes. [1]' });
  const days = (await foldedDays(org.orgId)).filter((day) => day.chatbotId === chatbotId);
  const left = days.flatMap((day) => Object.values(day.unanswered));
  expect(left.map((entry) => entry.messageId)).toEqual([other.messageId]);
  const seen = await readChat(refused.visitor);
  expect(seen.messages.at(-1)).toMatchObject({ text: 'Yes.', verdict: 'verified', citations: [], revised: true });
  const replayed = await answerQuestion(refused, createLocalProvider());
  expect(replayed).toMatchObject({ text: 'Yes.', verdict: 'verified', offerContact: false });
});

it('revises answers alone', async () => {
  const { chatId } = asked.visitor;
  for (const messageId of [asked.messageId, 'missing-a']) {
    const revised = reviseAnswerCase(membershipOf(org, 'member'), { chatId, messageId, text: 'x' });
    await expect(revised).rejects.toMatchObject({ code: 'not-found' });
  }
});

it('publishes the question without who asked it', async () => {
  const ask = makeAsk(chatbotId, 'My name is Wilma Quetsche, wilma@quetsche.example: what about canoes on order 4711?');
  await answerQuestion(ask, createLocalProvider());
  const messageId = answerIdOf(ask.messageId);
  await reviseAnswerCase(membershipOf(org, 'member'), { chatId: ask.visitor.chatId, messageId, text: 'None left.' });
  const published = (await sources()).find(({ source }) => source.answer === 'None left.');
  expect(published?.source.question).toMatch(
    /^My name is \[\p{L}+\], \[[\p{L}-]+\]: what about canoes on order 4711\?$/u,
  );
});
