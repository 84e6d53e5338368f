import { contentGaps } from '@parlance/domain/analytics/contentGaps';
import * as contracts from '@parlance/domain/contracts/proposals';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { AiProvider, OwnAnswer } from '../../../functions/src/ai/AiProvider.ts';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { openDayBudget } from '../../../functions/src/figures/openDayBudget.ts';
import { foldChatbot } from '../../../functions/src/figures/folding/foldFigures.ts';
import { refs } from '../../../functions/src/kernel/platform/refs.ts';
import { takeFromDay } from '../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { closeGap } from '../../../functions/src/quality/gaps/closeGap.ts';
import { proposeAnswer } from '../../../functions/src/quality/gaps/proposeAnswer.ts';
import { newTestCase } from '../../../functions/src/quality/saveTestCase.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { postRaw } from '../../support/callContract.ts';
import { seedGap } from '../../support/chats/seedGap.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';

type Proposal = z.infer<typeof contracts.proposeAnswer.output>;

const NEVER = new AbortController().signal;
const TEXT = '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n';
const ANSWERS: OwnAnswer[] = [
  { locale: 'en', question: 'Do you engrave bells?', answer: 'Yes. Engraving a bell costs 12 euros.' },
  { locale: 'de', question: 'Graviert ihr Klingeln?', answer: 'Ja. Eine Gravur kostet 12 Euro.' },
];
const REPLY = 'Hi Ada! Engraving a bell costs 12 euros. Best, Tom';

const local = createLocalProvider();
const team = await makeTeam();
const { orgId } = team;
const chatbotId = await trainedChatbot(orgId, TEXT);
const member = membershipOf(team, 'member');
const left = async () =>
  (await openDayBudget({ orgId, plan: 'pro' }, 'suggestionsPerDay', local.spend, new Date()).left()).left;

/** The local provider, which makes of replies what the test wants. */
function making(answers: OwnAnswer[] | Error): AiProvider {
  const generalize = async () => {
    if (answers instanceof Error) throw answers;
    return answers;
  };
  return { ...local, generalize };
}

async function propose(
  gap: { question: string; reply?: string; of?: string },
  provider: AiProvider = local,
): Promise<Proposal> {
  const { of = chatbotId, ...asked } = gap;
  const place = await seedGap(admin.db, { orgId, chatbotId: of, locale: 'en', ...asked });
  return proposeAnswer({ orgId, chatbotId: of, places: [place] }, provider, NEVER);
}

describe('a proposal', () => {
  it('is made of the reply in all languages that the provider writes, and counts as its model does', async () => {
    const before = await left();
    const { kind, answers, chatId, isLocal } = await propose(
      { question: 'do you engrave bells', reply: REPLY },
      making(ANSWERS),
    );
    expect({ kind, answers, isLocal }).toEqual({ kind: 'reply', answers: ANSWERS, isLocal: true });
    expect(chatId).not.toBeNull();
    expect(before - (await left())).toBe(1);
  });

  it('has no figure, link or address that the reply has not, and nothing of the visitor’s', async () => {
    const wrong = ['It costs 13 euros.', 'See https://evil.example.', 'Ask [Name].', 'Write to a@evil.example.'];
    const answers = wrong.map((answer): OwnAnswer => ({ locale: 'en', question: 'Do you engrave bells?', answer }));
    const fine: OwnAnswer = { locale: 'de', question: 'Graviert ihr Klingeln?', answer: 'Das kostet 12 Euro.' };
    const made = await propose({ question: 'do you engrave bells', reply: REPLY }, making([...answers, fine]));
    expect(made.answers).toEqual([fine]);
  });

  it('costs nothing where the question names an order, and is given back where the model is away', async () => {
    const before = await left();
    expect(await propose({ question: 'Where is my order 104-88213?' })).toMatchObject({ kind: 'action', answers: [] });
    const failing = propose({ question: 'do you engrave bells', reply: REPLY }, making(new Error('away')));
    await expect(failing).rejects.toMatchObject({ code: 'answer-failed' });
    expect(await left()).toBe(before);
  });

  it('is refused once the day is used up, and for questions of another chatbot', async () => {
    const other = await makeTeam();
    const bot = await trainedChatbot(other.orgId, TEXT);
    const place = await seedGap(admin.db, { orgId, chatbotId, locale: 'en', question: 'Bells?' });
    const foreign = proposeAnswer({ orgId, chatbotId: bot, places: [place] }, local, NEVER);
    await expect(foreign).rejects.toMatchObject({ code: 'not-found' });
    const strange = proposeAnswer({ orgId: other.orgId, chatbotId: bot, places: [place] }, local, NEVER);
    await expect(strange).rejects.toMatchObject({ code: 'not-found' });

    const max = PLAN_LIMITS.pro.suggestionsPerDay;
    await takeFromDay(`suggestions:${other.orgId}`, max - 1, max, new Date());
    const ask = async () => {
      const asked = await seedGap(admin.db, { orgId: other.orgId, chatbotId: bot, locale: 'en', question: 'Bells?' });
      return proposeAnswer({ orgId: other.orgId, chatbotId: bot, places: [asked] }, local, NEVER);
    };
    expect(await ask()).toMatchObject({ left: 0, max });
    await expect(ask()).rejects.toMatchObject({ code: 'suggestion-limit-reached', details: { max } });
  });
});

describe('closing a gap', () => {
  const stored = async (gapId: string) => {
    const ids = ANSWERS.map(({ locale }) => `gap-${gapId}-${locale}`);
    const [sources, cases] = await Promise.all([
      Promise.all(ids.map(async (id) => (await refs.source(orgId, id).get()).data())),
      Promise.all(ids.map(async (id) => (await refs.testCases(orgId, chatbotId).doc(id).get()).data())),
    ]);
    return { sources, cases };
  };

  it('answers in both languages, tests it, releases it and takes the questions off, once', async () => {
    const asked = makeAsk(chatbotId, 'Do you engrave bells?');
    await answerQuestion(asked, local);
    const german = makeAsk(chatbotId, 'Graviert ihr Klingeln?');
    await answerQuestion(german, local);
    await foldChatbot(orgId, chatbotId);
    const open = async () => {
      const days = await refs.allStats(orgId).where('chatbotId', '==', chatbotId).get();
      return contentGaps(
        days.docs.map((day) => day.data()),
        10,
      );
    };
    expect((await open()).length).toBeGreaterThan(0);

    const gapId = newId();
    const messageIds = [asked.messageId, german.messageId];
    const close = () => closeGap(member, { chatbotId, gapId, messageIds, answers: ANSWERS });
    const first = await close();
    expect(first.tests).toBe(2);
    expect(first.release).toBeGreaterThan(0);
    const { sources, cases } = await stored(gapId);
    expect(sources).toMatchObject(ANSWERS.map(({ question, answer }) => ({ question, answer, status: 'indexed' })));
    expect(cases).toMatchObject(
      ANSWERS.map(({ locale, question }) => ({ locale, question, origin: 'qa', expectation: { kind: 'facts' } })),
    );
    expect(await open()).toEqual([]);
    for (const { question, answer } of ANSWERS) {
      const given = await answerQuestion(makeAsk(chatbotId, question), local);
      expect(given).toMatchObject({ text: answer, verdict: 'verified' });
    }

    expect(await close()).toEqual(first);
    expect((await stored(gapId)).cases.map((one) => one?.version)).toEqual([1, 1]);
  });

  it('refuses two answers in one language, and stores nothing of them', async () => {
    const gapId = newId();
    const [english] = ANSWERS;
    const input = { orgId, chatbotId, gapId, messageIds: [newId()], answers: [english, english] };
    const refused = await postRaw(contracts.closeGap.name, input, team.users.member.idToken);
    expect(refused.status).toBe(400);
    expect((await stored(gapId)).sources).toEqual([undefined, undefined]);
  });

  it('saves the answer where the chatbot has as many tests as it may, and waits no longer than it may', async () => {
    const bot = await trainedChatbot(orgId, TEXT);
    const cases = refs.testCases(orgId, bot);
    const writer = admin.db.bulkWriter();
    const expectation = { kind: 'refuse' as const };
    const fields = { locale: 'en' as const, turn: null, earlier: [], recordings: [], expectation, mustPass: false };
    const caseOf = (question: string) =>
      newTestCase({ origin: null, fields: { ...fields, question } }, 'uid', new Date());
    for (let n = 0; n < LIMITS.testCasesPerChatbot; n += 1)
      void writer.set(cases.doc(`case-${n}`), caseOf(`Case ${n}?`));
    await writer.close();
    const gap = { chatbotId: bot, messageIds: [newId()], answers: ANSWERS.slice(0, 1) };
    expect(await closeGap(member, { ...gap, gapId: newId() })).toMatchObject({ tests: 0 });
    const late = await closeGap(member, { ...gap, gapId: 'late' }, AbortSignal.abort());
    expect(late).toEqual({ tests: 0, release: null });
    expect((await refs.source(orgId, 'gap-late-en').get()).data()).toMatchObject({ answer: ANSWERS[0]?.answer });
  });
});
