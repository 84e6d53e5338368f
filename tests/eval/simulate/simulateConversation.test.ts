import { expect, it } from 'vitest';
import type { Conversation, Step } from './Business.ts';
import { inventedIn } from './inventedIn.ts';
import { simulateConversation } from './simulateConversation.ts';

type Given = Awaited<ReturnType<Parameters<typeof simulateConversation>[1]>>;

const REFUSED: Given = { text: 'I don’t know.', verdict: 'refused', pending: null, offersContact: true };

function said(text: string, verdict: Given['verdict'] = 'answered'): Given {
  return { text, verdict, pending: null, offersContact: false };
}

/** A conversation whose chatbot gives these answers in turn. */
async function simulate(steps: readonly (Omit<Step, 'never'> & { never?: string[] })[], answers: readonly Given[]) {
  const sent: string[] = [];
  const conversation: Conversation = {
    id: 'one',
    kind: 'fact',
    goal: 'wants to know',
    steps: steps.map((step) => ({ never: [], ...step })),
    recordings: [],
  };
  const outcome = await simulateConversation(
    conversation,
    async (text) => {
      sent.push(text);
      return answers[sent.length - 1] ?? REFUSED;
    },
    ['Breakfast is from 7:00 to 10:30 and costs 12,50 €. Write to hotel@example.com.'],
  );
  return { ...outcome, sent };
}

const BREAKFAST = { say: 'when is breakfast', again: 'Breakfast times?', facts: [['7:00', '7 am'], ['10:30']] };

it('is solved at once by an answer that states every fact in one of its spellings', async () => {
  const outcome = await simulate([BREAKFAST], [said('From 7 am to 10:30 [1].')]);
  expect(outcome).toMatchObject({ isSolved: true, isSolvedAtOnce: true, isHelped: true, invented: [], misled: [] });
  expect(outcome.sent).toEqual(['when is breakfast']);
});

it('asks again in other words, once, and is not solved at once', async () => {
  const outcome = await simulate([BREAKFAST], [REFUSED, said('7:00 to 10:30')]);
  expect(outcome).toMatchObject({ isSolved: true, isSolvedAtOnce: false });
  expect(await simulate([BREAKFAST], [REFUSED, said('7:00')])).toMatchObject({ isSolved: false, isHelped: false });
});

it('is helped, but not solved, by passages that hold the facts', async () => {
  const outcome = await simulate([{ say: 'breakfast?', facts: [['10:30']] }], [said('… 10:30 …', 'suggested')]);
  expect(outcome).toMatchObject({ isSolved: false, isHelped: true });
});

it('is misled by an answer where nothing answers, and by another question’s value', async () => {
  const pool = { say: 'Is there a pool?', outcome: 'refused' as const };
  expect((await simulate([pool], [said('Yes, from 7:00.')])).misled).toHaveLength(1);
  expect(await simulate([pool], [REFUSED])).toMatchObject({ isSolved: true, misled: [] });
  const price = { say: 'What does it cost?', facts: [['12,50 €']], never: ['10:30'] };
  expect((await simulate([price], [said('12,50 €, until 10:30')])).misled).toHaveLength(1);
});

it('counts figures and addresses that stand nowhere', async () => {
  const step = { say: 'For 3 people?', facts: [['12,50 €']] };
  expect((await simulate([step], [said('For 3 people 12.50 €, together 37.50 €')])).invented).toEqual(['37.50']);
  expect(inventedIn('7 am [12], write to HOTEL@example.com.', ['7:00 hotel@example.com'])).toEqual([]);
  expect(inventedIn('See www.example.com/pool', ['www.example.com'])).toEqual(['www.example.com/pool']);
});

it.each([
  ['asks', { ...said('Which number?'), pending: { kind: 'ask' } }, true],
  ['asks', said('Which number?'), false],
  ['person', { ...said('A person will answer.', 'small-talk'), offersContact: true }, true],
  ['polite', said('You’re welcome.', 'small-talk'), true],
  ['polite', said('Breakfast is at 7:00.'), false],
] as const)('holds that %s is met by %j: %s', async (outcome, answer, isMet) => {
  const pending = answer.pending === null ? null : { ...PENDING };
  const { isSolved } = await simulate([{ say: 'hm', outcome }], [{ ...answer, pending }]);
  expect(isSolved).toBe(isMet);
});

const PENDING: NonNullable<Given['pending']> = {
  kind: 'ask',
  actionId: 'action',
  version: new Date(0),
  arguments: [],
  question: 'hm',
  expiresAt: new Date(0),
};
