import { answerIdOf } from '@parlance/domain/widget/answerId';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import type { Ask } from '../../../functions/src/answering/answerQuestion.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';
import { foldedDays } from '../support/foldedDays.ts';

const QUESTION = 'What does a zip repair cost?';
const GOOD = 'A zip repair costs 18 euros [1].';

/** A worker process that is killed, as the machine would, once its model has said something. */
async function killAfter(said: string, { visitor, messageId, text }: Ask): Promise<void> {
  const script = new URL('../support/answering/answeringWorker.ts', import.meta.url).pathname;
  const worker = spawn(process.execPath, [script, visitor.chatbotId, visitor.chatId, messageId, text, said], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(worker, 'exit');
  const isThere = await Promise.race([once(worker.stdout, 'data').then(() => true), ended.then(() => false)]);
  worker.kill('SIGKILL');
  await ended;
  if (!isThere) throw new Error('the worker ended before its model said anything');
}

it.each([
  ['before a word', ''],
  ['in the middle of an answer', `${GOOD} It takes`],
])(
  'a question whose worker is killed %s is answered once when it is asked again, and charged once (R-05)',
  async (_, said) => {
    const { orgId } = await makeOrg();
    const chatbotId = await trainedChatbot(orgId, '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n');
    const ask = makeAsk(chatbotId, QUESTION);
    await killAfter(said, ask);
    const messages = admin.db.collection(paths.messages(orgId, ask.visitor.chatId));
    const left = (await messages.get()).docs.map((doc) => ({ id: doc.id, ...messageSchema.parse(doc.data()) }));
    expect(left).toMatchObject([{ id: ask.messageId, text: QUESTION, charged: true }]);
    expect(await usedMessages(orgId)).toBe(1);

    const results = await Promise.all([1, 2].map(() => answerQuestion(ask, scriptedProvider(GOOD))));
    expect(results).toMatchObject([
      { verdict: 'answered', text: GOOD },
      { verdict: 'answered', text: GOOD },
    ]);
    expect((await messages.get()).docs.map(({ id }) => id).toSorted()).toEqual([
      ask.messageId,
      answerIdOf(ask.messageId),
    ]);
    expect(await usedMessages(orgId)).toBe(1);
    expect(await foldedDays(orgId)).toMatchObject([{ conversations: 1, messages: 1, answered: 1, failed: 0 }]);
  },
);
