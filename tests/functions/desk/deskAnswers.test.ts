import { NO_DESK } from '@parlance/domain/desk/deskSettings';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { expect, it } from 'vitest';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';
import { OPEN_DESK } from '../support/desk/deskClient.ts';

const TEXT = 'A zip repair costs 18 euros. You can cancel your subscription at the end of a month.';
const { orgId } = await makeOrg({ plan: 'trial', name: 'Test GmbH' });
const chatbotId = await trainedChatbot(orgId, TEXT, { desk: OPEN_DESK });

const dead = (): never => {
  throw new Error('the model is dead');
};

it.each([
  ['Ich möchte meinen Vertrag widerrufen', 'withdrawal', 'de', 'Vertrag widerrufen'],
  ['Abo kündigen', 'cancellation', 'de', 'Verträge hier kündigen'],
  ['I want to withdraw from my contract', 'withdrawal', 'en', 'Withdraw from a contract'],
  ['cancel my subscription', 'cancellation', 'en', 'Cancel contracts here'],
])(
  'shows who writes %j the page, with the model dead and all messages used, for no message',
  async (text, kind, locale, name) => {
    const usage = admin.db.doc(paths.usage(orgId, 'trial'));
    await usage.set({ messages: PLAN_LIMITS.trial.messages });
    const provider = { ...scriptedProvider(''), embedQuery: dead, embedPassages: dead, generate: dead };
    const result = await answerQuestion(makeAsk(chatbotId, text, { locale: locale === 'de' ? 'de' : 'en' }), provider);
    expect(result).toMatchObject({ verdict: 'small-talk', citations: [], offerContact: false });
    expect(result.text).toContain(`[${name}](${suiteUrls.web}/desk/${chatbotId}/${kind}?lang=${locale})`);
    expect(result.text).toContain('Test GmbH');
    expect(await usedMessages(orgId)).toBe(PLAN_LIMITS.trial.messages);
    await usage.delete();
  },
);

it.each(['Can I cancel my subscription at any time?', 'How do I cancel an order 123'])(
  'leaves %j to the sources and the actions',
  async (text) => {
    const provider = scriptedProvider('You can cancel your subscription at the end of a month [1].');
    await answerQuestion(makeAsk(chatbotId, text), provider);
    expect(provider.requests.length).toBeGreaterThan(0);
  },
);

it('shows no page that is off, and the business’s own answer goes first', async () => {
  const faqs = [{ question: 'Wie widerrufe ich?', answer: 'Mit unserem Formular.' }];
  const desk = { ...NO_DESK, withdrawal: true };
  const own = await trainedChatbot(orgId, TEXT, { desk, faqs });
  const ask = (text: string) => answerQuestion(makeAsk(own, text, { locale: 'de' }), scriptedProvider('NO_ANSWER'));
  expect(await ask('Wie widerrufe ich?')).toMatchObject({ verdict: 'verified', text: 'Mit unserem Formular.' });
  expect((await ask('Abo kündigen')).text).not.toContain('/desk/');
  expect((await ask('Vertrag widerrufen')).text).toContain('/desk/');
});
