import { answerQuestion } from '../../../../functions/src/answering/answerQuestion.ts';
import { makeAsk } from './makeAsk.ts';
import { scriptedProvider } from './scriptedProvider.ts';

const [chatbotId = '', chatId = '', messageId = '', text = '', said = ''] = process.argv.slice(2);
const visitor = { chatbotId, chatId, origin: '', channel: 'widget' as const };

// A worker that stands still after some of an answer: the test kills it there.
await answerQuestion(
  makeAsk(chatbotId, text, { visitor, messageId }),
  scriptedProvider(async function* () {
    yield said;
    process.stdout.write('said\n');
    await new Promise(() => setInterval(() => undefined, 1000));
  }),
);
