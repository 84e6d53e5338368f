import { answerIdOf } from '@parlance/domain/widget/answerId';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { startModels } from '../support/answering/startModels.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';

const QUESTION = 'What does a zip repair cost?';
const GOOD = 'A zip repair costs 18 euros [1].';
const TEXT = `${GOOD} It takes 7 days [1].`;
const WORDS = TEXT.split(' ').length;

const { orgId } = await makeOrg();
const chatbotId = await trainedChatbot(orgId, '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n');

const failure = (code: number, status: string) => JSON.stringify({ error: { code, status, message: 'scripted' } });
const GARBAGE = '{"candidates": nonsense';
const BETWEEN = WORDS - 1;
const CUT = ['incomplete', GOOD];
/** Outcomes once everything was said: it may count as an answer or as a cut one. */
const EITHER = [CUT, ['answered', TEXT]];

const BREAKS: [name: string, words: number, data: string, outcomes: string[][]][] = [
  ['429 between its words', BETWEEN, failure(429, 'RESOURCE_EXHAUSTED'), [CUT]],
  ['500 between its words', BETWEEN, failure(500, 'INTERNAL'), [CUT]],
  ['garbage between its words', BETWEEN, GARBAGE, [CUT]],
  ['429 after its last word', WORDS, failure(429, 'RESOURCE_EXHAUSTED'), EITHER],
  ['500 after its last word', WORDS, failure(500, 'INTERNAL'), EITHER],
  ['garbage after its last word', WORDS, GARBAGE, EITHER],
];

describe.each(await startModels())('$name', ({ writer, script }) => {
  it.each(BREAKS)(
    'that sends %s: the question and what was said stay, charged once, and asking again answers (R-07)',
    async (_, words, data, outcomes) => {
      const before = await usedMessages(orgId);
      const ask = makeAsk(chatbotId, QUESTION);
      script(() => ({ text: TEXT, breakAfter: { words, data } }));
      const cut = await answerQuestion(ask, writer);
      expect(outcomes).toContainEqual([cut.verdict, cut.text]);
      const { chatId } = ask.visitor;
      const read = async (id: string) =>
        messageSchema.parse((await admin.db.doc(paths.message(orgId, chatId, id)).get()).data());
      expect(await read(ask.messageId)).toMatchObject({ text: QUESTION, charged: true });
      expect(await read(answerIdOf(ask.messageId))).toMatchObject({ text: cut.text, verdict: cut.verdict });
      expect(await usedMessages(orgId)).toBe(before + 1);

      script(() => ({ text: TEXT }));
      const again = await answerQuestion(ask, writer);
      expect(again).toMatchObject({ verdict: 'answered', text: TEXT });
      expect(await usedMessages(orgId)).toBe(before + 1);
    },
  );
});
