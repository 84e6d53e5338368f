import { expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';

const TEXT = `# Rental

| Bike | Price per day | Helmet |
|---|---|---|
| Cargo bike | 35 € | 3 € |
| City bike | 15 € | 2 € |

# Guided tours

| Tour | Adult | Child |
|---|---|---|
| Harbour | 12 € | 6 € |
| Groups from 10 | Groups from 10 | Groups from 10 |
| Harbour | 9 € | 4 € |
`;

const { orgId } = await makeOrg();
const chatbotId = await trainedChatbot(orgId, TEXT);
const local = createLocalProvider();

it('shows the passages where a row does not say what is asked of its thing', async () => {
  const deposit = await answerQuestion(makeAsk(chatbotId, 'What is the deposit of the cargo bike?'), local);
  expect(deposit).toMatchObject({ verdict: 'suggested' });
  expect(deposit.text).toContain('Cargo bike');
  const price = await answerQuestion(makeAsk(chatbotId, 'What is the price of the cargo bike?'), local);
  expect(price).toMatchObject({ verdict: 'answered' });
  expect(price.text).toContain('35 €');
});

it('answers with the row whose heading holds the number of people', async () => {
  const { text } = await answerQuestion(makeAsk(chatbotId, 'What is a harbour tour for 12 people?'), local);
  expect(text.split('\n')[0]).toContain('9 €');
});
