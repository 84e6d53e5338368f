import { LIMITS } from '@parlance/domain/limits';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { addDays, calendarDay } from '@parlance/domain/time/calendarDay';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { admin } from '../../support/admin.ts';
import { type Endpoint, startEndpoint } from '../support/actions/startEndpoint.ts';
import { procedureWorld } from '../support/procedures/procedureWorld.ts';

/** Day of the purchase, which is in time. */
const BOUGHT = addDays(calendarDay(new Date(), 'Europe/Berlin'), -5);

let shop: Endpoint;
let world: Awaited<ReturnType<typeof procedureWorld>>;

beforeAll(async () => {
  shop = await startEndpoint();
});

beforeEach(async () => {
  world = await procedureWorld(shop.origin);
  shop.answer({ body: JSON.stringify({ returnNumber: 'RE77' }) });
});

afterEach(() => {
  shop.got.length = 0;
});

afterAll(async () => shop.stop());

/** Says one after the other, and returns what was answered to each. */
async function say(...messages: string[]) {
  const answers = [];
  for (const message of messages) answers.push((await world.ask(message)).result);
  return answers;
}

const UNTIL_CONFIRM = ['I want to return something', 'FW-12345', BOUGHT, 'too big', 'skip'];

async function run() {
  const pending = await world.pending();
  if (pending?.kind !== 'run') throw new Error('No procedure waits.');
  return pending.run;
}

describe('a procedure', () => {
  it('asks, checks, looks up, has it confirmed and calls the action with what was said', async () => {
    const [order, bought, reason, note, confirm] = await say(...UNTIL_CONFIRM);
    expect(order?.text).toBe('What is the number of the order?');
    expect(bought?.text).toBe('When did you buy it?');
    expect(reason).toMatchObject({ replies: ['Too small', 'Too big', 'Broken'] });
    expect(note?.text).toContain('write “skip”');
    expect(confirm).toMatchObject({ replies: ['Yes', 'No'], citations: [{ n: 1 }] });
    expect(confirm?.text).toMatch(/^Shipping to Austria costs 7\.90 euros\. ?\[1\]/);
    expect(confirm?.text).toContain('- What is the number of the order? FW-12345\n- When did you buy it? ');
    expect((await run()).trail).toEqual(['order', 'bought', 'in_time', 'reason', 'is_broken', 'note', 'costs']);
    expect(shop.got).toEqual([]);

    const { result, answer } = await world.ask('Yes');
    expect(shop.got.map(({ body }) => body)).toEqual([
      JSON.stringify({ order: 'FW-12345', bought: BOUGHT, reason: 'big' }),
    ]);
    expect(result.text).toBe('Registered for FW-12345: RE77.');
    expect(answer.calls).toMatchObject([{ status: 'done', title: 'Register a return' }]);
    expect(await world.pending()).toBeNull();
  });

  it('speaks the visitor’s language, and understands it', async () => {
    const answers = await say('Ich möchte etwas zurückgeben', 'The number is FW-12345.', 'vor drei Tagen', 'zu groß');
    expect(answers.map(({ text }) => text.split('\n')[0])).toEqual([
      'Wie lautet die Bestellnummer?',
      'Wann haben Sie gekauft?',
      'Warum möchten Sie es zurückgeben?',
      'Möchten Sie noch etwas sagen?',
    ]);
    await say('überspringen', 'Ja');
    expect(shop.got.map(({ body }) => body)).toEqual([expect.stringContaining('"reason":"big"')]);
  });

  it('takes the way that the values decide', async () => {
    const [, , late] = await say('I want to return something', 'FW-12345', '1 January 2026');
    expect(late?.text).toBe('Returns are possible for 30 days.');
    expect(await world.pending()).toBeNull();
    const answers = await say('I want to return something', 'FW-12345', BOUGHT, 'broken');
    expect(answers.at(-1)).toMatchObject({ text: 'Somebody will look at it.', offerContact: true });
    const refused = await say(...UNTIL_CONFIRM, 'No');
    expect(refused.at(-1)?.text).toBe('Nothing was sent.');
    expect(shop.got).toEqual([]);
  });

  it('offers an agent at once where it hands over and one can be asked for', async () => {
    const handover = { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 };
    await admin.db.doc(paths.chatbot(world.orgId, world.chatbotId)).update({ handover });
    await world.change({});
    const answers = await say('I want to return something', 'FW-12345', BOUGHT, 'broken');
    expect(answers.at(-1)).toMatchObject({ offerAgent: true });
  });

  it('is begun by who wants the thing done, and not by who only asks about it', async () => {
    const [asked] = await say('Can I return something?', 'How long can I return something?');
    expect(asked?.text).not.toContain('What is the number of the order?');
    expect(await world.pending()).toBeNull();
    const [meant] = await say('I have to send something back.');
    expect(meant?.text).toBe('What is the number of the order?');
  });

  it('is begun by a model’s choice too, which decides nothing else', async () => {
    const choose = async () => ({ name: 'Procedure_1', given: { order: 'FW-99999', step: 'done' } });
    const provider = { ...createLocalProvider(), choose };
    expect((await world.ask('The boots pinch.', { provider })).result.text).toBe('What is the number of the order?');
    expect((await run()).values).toEqual([]);
    await world.ask('FW-12345', { provider });
    expect((await run()).values).toEqual([{ name: 'order', value: 'FW-12345' }]);
  });
});

it('a change that a procedure makes is chosen by no model alone', async () => {
  const given = { order: 'FW-99999', bought: BOUGHT, reason: 'big' };
  const provider = { ...createLocalProvider(), choose: async () => ({ name: 'register_return', given }) };
  const { result } = await world.ask('Register my return of FW-99999.', { provider });
  expect(result.text).not.toContain('FW-99999');
  expect(await world.pending()).toBeNull();
  await world.change({ isOn: false });
  expect((await world.ask('Register my return of FW-99999.', { provider })).result.text).toContain('FW-99999');
});

describe('a message that is no answer', () => {
  it('is refused with the reason and the question again, and after three an agent is offered', async () => {
    const [, first, second, third] = await say('I want to return something', '12345', 'FW-1', 'what');
    expect(first?.text).toBe('That does not look as it should.\n\nWhat is the number of the order?');
    expect(second?.text).toBe(first?.text);
    expect(third?.text).toMatch(/^I am sorry, I do not understand that/);
    expect((await run()).step).toBe('order');
    await say('FW-12345');
    expect((await run()).step).toBe('bought');
  });

  it('is answered from the sources where it asks something else, and the procedure waits', async () => {
    const [, answer] = await say('I want to return something', 'What does shipping to Austria cost?');
    expect(answer?.text).toMatch(/7\.90 euros.*\n\nLet us go on:\n\nWhat is the number of the order\?$/s);
    expect(answer?.citations).toHaveLength(1);
    const [next] = await say('FW-12345');
    expect(next?.text).toBe('When did you buy it?');
    // A text that may be anything is no question.
    await say(BOUGHT, 'too small');
    const [aside] = await say('What does shipping to Austria cost?');
    expect(aside?.text).toContain('Is there anything else?');
    expect((await run()).step).toBe('note');
  });

  it('is nothing but its own words for small talk and own answers of the business', async () => {
    const [, thanks] = await say('I want to return something', 'Thanks!');
    expect(thanks?.text).toContain('What is the number of the order?');
    expect((await run()).step).toBe('order');
  });

  it('stops it, or asks for a person', async () => {
    const [, stopped] = await say('I want to return something', 'Never mind.');
    expect(stopped?.text).toBe('All right, I have stopped.');
    expect(await world.pending()).toBeNull();
    const [, person] = await say('I want to return something', 'I want to talk to a human');
    expect(person).toMatchObject({ offerContact: true });
    expect((await run()).step).toBe('order');
  });
});

describe('a change', () => {
  it('is sent once, however often the yes is delivered', async () => {
    await say(...UNTIL_CONFIRM);
    const messageId = newId();
    const answers = await Promise.all([1, 2, 3].map(() => world.ask('Yes', { messageId })));
    await world.ask('Yes', { messageId });
    await world.ask('Yes');
    expect(shop.got).toHaveLength(1);
    expect(new Set(answers.map(({ result }) => result.text))).toEqual(new Set(['Registered for FW-12345: RE77.']));
  });

  it('of which nobody knows whether it has worked is said to be unknown, and never sent again', async () => {
    await say(...UNTIL_CONFIRM);
    shop.answer({ status: 500 });
    const { result } = await world.ask('Yes');
    expect(result).toMatchObject({ offerContact: true });
    expect(result.text).toMatch(/^I have sent it, but I do not know/);
    await world.ask('Yes');
    expect(shop.got).toHaveLength(1);
  });

  it('that is refused goes the way for that', async () => {
    await say(...UNTIL_CONFIRM);
    shop.answer({ status: 422 });
    expect((await world.ask('Yes')).result).toMatchObject({ text: 'That did not work.', offerContact: true });
  });

  it('is shown again where the yes comes late', async () => {
    await say(...UNTIL_CONFIRM);
    const old = Timestamp.fromMillis(Date.now() - LIMITS.actionConsentMs - 1000);
    await admin.db.doc(paths.chat(world.orgId, world.chatId)).update({ 'pendingCall.askedAt': old });
    expect((await world.ask('Yes')).result.text).toContain('Please check:');
    expect(shop.got).toEqual([]);
    await world.ask('Yes');
    expect(shop.got).toHaveLength(1);
  });
});

describe('a procedure that waits', () => {
  it('ends where it was changed, or switched off', async () => {
    await say('I want to return something');
    const [first, ...others] = world.procedure.steps;
    if (first?.kind !== 'ask') throw new Error('It does not begin with a question.');
    await world.change({ steps: [{ ...first, field: { ...first.field, pattern: '' } }, ...others] });
    const [changed] = await say('FW-12345');
    expect(changed?.text).toMatch(/^This has been changed meanwhile/);
    expect(await world.pending()).toBeNull();
    await say('I want to return something');
    await world.change({ isOn: false });
    const [off] = await say('FW-12345');
    expect(off?.text).toMatch(/^This has been changed meanwhile/);
  });

  it('is over after a week', async () => {
    await say('I want to return something');
    const old = Timestamp.fromMillis(Date.now() - LIMITS.procedureMs - 1000);
    await admin.db.doc(paths.chat(world.orgId, world.chatId)).update({ 'pendingCall.askedAt': old });
    const [late] = await say('FW-12345');
    expect(late?.text).toMatch(/^Too much time has passed/);
  });

  it('is of one conversation alone', async () => {
    await say('I want to return something');
    const { result } = await world.ask('FW-12345', { chatId: newId() });
    expect(result.text).not.toContain('When did you buy it?');
  });

  it('with a fault is not begun', async () => {
    await world.change({ steps: world.procedure.steps.filter(({ id }) => id !== 'late') });
    const [answer] = await say('I want to return something');
    expect(answer?.text).not.toContain('What is the number of the order?');
  });
});
