import { messageSchema } from '@parlance/domain/documents/chats/message';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';

const TEXT = '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n';
const PERSONAL = ['Ada Lovelace', 'ada@shop.example', '+49 170 1234567', 'DE89 3704 0044 0532 0130 00'];
const QUESTION = `I am ${PERSONAL.join(', ')}: what does a zip repair cost?`;

it.each([true, false])(
  'a model gets personal data masked where the chatbot says so (%s), and it is stored as it was written',
  async (isOn) => {
    const { orgId } = await makeOrg();
    const chatbotId = await trainedChatbot(orgId, TEXT, { masksPersonalData: isOn });
    await untilDocument(paths.widget(chatbotId), widgetSchema, ({ trained }) => trained);
    const local = createLocalProvider();
    const heard: string[] = [];
    const ask = makeAsk(chatbotId, QUESTION);
    await answerQuestion(ask, {
      ...local,
      embedQuery: (text) => {
        heard.push(text);
        return local.embedQuery(text);
      },
      generate: (request) => {
        heard.push(request.question, request.original);
        return local.generate(request);
      },
    });
    expect(heard.length).toBeGreaterThan(0);
    for (const text of heard) {
      expect(PERSONAL.filter((one) => text.includes(one))).toEqual(isOn ? [] : PERSONAL);
      expect(text).toContain('what does a zip repair cost?');
    }
    const { chatId } = ask.visitor;
    const asked = await admin.db.doc(paths.message(orgId, chatId, ask.messageId)).get();
    expect(messageSchema.parse(asked.data()).text).toBe(QUESTION);
    const answer = await admin.db.doc(paths.message(orgId, chatId, answerIdOf(ask.messageId))).get();
    expect(messageSchema.parse(answer.data())).toMatchObject({ role: 'assistant' });
  },
);
