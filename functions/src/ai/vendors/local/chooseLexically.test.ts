import type { ActionParameter } from '@parlance/domain/documents/actions/action';
import { DE_TEMPLATE_TEXTS } from '@parlance/domain/procedures/templates/texts/DE_TEMPLATE_TEXTS';
import { EN_TEMPLATE_TEXTS } from '@parlance/domain/procedures/templates/texts/EN_TEMPLATE_TEXTS';
import { describe, expect, it } from 'vitest';
import { argumentsIn } from '../../argumentsIn.ts';
import type { OfferedAction } from '../../ChooseRequest.ts';
import { chooseLexically } from './chooseLexically.ts';

function parameter(name: string, own: Partial<ActionParameter> = {}): ActionParameter {
  return {
    name,
    type: 'string',
    description: name,
    required: true,
    options: [],
    pattern: '',
    maxLength: 40,
    filledBy: '',
    ...own,
  };
}

const ORDER = parameter('orderId', { pattern: String.raw`\d{5}` });
const STATE: OfferedAction = {
  name: 'order_state',
  title: 'State of an order',
  description: 'Says where an order is. Sagt, wo eine Bestellung ist.',
  parameters: [ORDER],
  changesSomething: false,
};
const CANCEL: OfferedAction = {
  name: 'cancel_order',
  title: 'Cancel an order',
  description: 'Cancels an order. Storniert eine Bestellung.',
  parameters: [ORDER, parameter('reason')],
  changesSomething: true,
};

const TRACK: OfferedAction = {
  name: 'track',
  title: 'Where is my parcel?',
  description: 'Looks up the state of an order by its order number.',
  parameters: [parameter('order', { pattern: 'TR[0-9]{6}' })],
  changesSomething: false,
};
const STOCK: OfferedAction = {
  ...TRACK,
  name: 'stock',
  title: 'Is it in stock?',
  description: 'Looks up whether a machine is in stock and when it can be delivered.',
  parameters: [parameter('model', { options: ['Mola S', 'Mola XL'] })],
};
const COURSE: OfferedAction = {
  ...TRACK,
  name: 'course',
  title: 'Free places in a course',
  description: 'Looks up how many places are free in a course on a day.',
  parameters: [
    parameter('course', { options: ['Yoga', 'Pilates'] }),
    parameter('day', { options: ['Monday', 'Friday'] }),
  ],
};
const PAUSE: OfferedAction = {
  ...TRACK,
  name: 'pause',
  title: 'Pause a subscription',
  description: 'Pauses a coffee subscription for some weeks.',
  parameters: [parameter('subscription', { pattern: 'S-[0-9]{5}' })],
  changesSomething: true,
};

function choose(question: string, awaited: string | null = null) {
  return chooseLexically({ question, history: [], actions: [CANCEL, STATE], awaited, done: [] });
}

describe('chooseLexically', () => {
  it.each([
    ['Where is my order 10234?', 'order_state', { orderId: '10234' }],
    ['Wo ist meine Bestellung #10234?', 'order_state', { orderId: '10234' }],
    ['Where is my order?', 'order_state', {}],
    ['Moin, wo bleibt meine Bestellung?', 'order_state', {}],
    ['I paid last week, when does my order get here?', 'order_state', {}],
    ['Please cancel my order 10234.', 'cancel_order', { orderId: '10234' }],
  ])('chooses by the words of %s', (question, name, given) => {
    expect(choose(question)).toEqual({ name, given });
  });

  it.each([
    'What does shipping cost?',
    'Can I order by telephone?',
    'Hello',
    '10234',
    'Do you sell my favourite tent?',
    'Where is my nearest shop?',
    'Wo finde ich meine Rechnung?',
  ])('chooses nothing for %s', (question) => {
    expect(choose(question)).toBeNull();
  });

  it.each([
    ['TR204881', 'track', { order: 'TR204881' }],
    ['oh sorry, it is TR204881', 'track', { order: 'TR204881' }],
    ['Hi, I am waiting for my parcel, when does it come?', 'track', {}],
    ['Is the Mola XL in stock right now?', 'stock', { model: 'Mola XL' }],
    ['Is there a place in yoga on Monday?', 'course', { course: 'Yoga', day: 'Monday' }],
  ])('takes a number that is like no other, and values, for what they are of: %s', (question, name, given) => {
    const actions = [TRACK, STOCK, COURSE, PAUSE];
    expect(chooseLexically({ question, history: [], actions, awaited: null, done: [] })).toEqual({ name, given });
  });

  it.each([
    'What does the Mola XL cost?',
    'When is yoga on Monday?',
    'S-20084',
    'When do you deliver my neighbour’s parcel?',
  ])('takes values for nothing where the question is about something else: %s', (question) => {
    const actions = [STOCK, COURSE, PAUSE];
    expect(chooseLexically({ question, history: [], actions, awaited: null, done: [] })).toBeNull();
  });

  it.each([
    ['I want to return my tent', true],
    ['Ich möchte mein Zelt zurückgeben', true],
    ['Ich will meine Jacke zurückschicken', true],
    ['My return has not been refunded', false],
    ['How can I return my tent?', false],
    ['Ich möchte wissen, was eine Rücksendung kostet', false],
    ['I want to buy a tent', false],
  ])('begins a procedure for what somebody wants to do with a thing of theirs: %s: %s', (question, isBegun) => {
    const { when, examples } = EN_TEMPLATE_TEXTS.about.return;
    const description = [when, ...examples, ...DE_TEMPLATE_TEXTS.about.return.examples].join('\n');
    const offered = {
      name: 'p',
      title: 'Return',
      description,
      parameters: [],
      changesSomething: false,
      isProcedure: true,
    };
    const chosen = chooseLexically({ question, history: [], actions: [offered], awaited: null, done: [] });
    expect(chosen !== null).toBe(isBegun);
  });

  it('takes the value that was asked for, and a free text only as the whole message', () => {
    expect(choose('It is 10234', 'order_state')).toEqual({ name: 'order_state', given: { orderId: '10234' } });
    expect(choose('10234 too expensive', 'cancel_order')?.given).toMatchObject({ orderId: '10234' });
    expect(choose('What does shipping cost?', 'order_state')).toBeNull();
  });

  it('calls once for a question', () => {
    const done = [{ name: 'order_state', result: 'status: sent' }];
    expect(
      chooseLexically({ question: 'Where is my order 10234?', history: [], actions: [STATE], awaited: null, done }),
    ).toBeNull();
  });
});

describe('argumentsIn', () => {
  it('finds options, patterns, numbers and addresses, each word once', () => {
    const parameters = [
      parameter('size', { options: ['Small', 'Extra large'] }),
      parameter('orderId', { pattern: String.raw`A-\d+` }),
      parameter('count', { type: 'integer' }),
      parameter('price', { type: 'number' }),
      parameter('email'),
      parameter('note'),
    ];
    const text = 'Change (A-17) to extra large, 3 pieces for 7,90 to ada@example.com!';
    expect(argumentsIn(text, parameters)).toEqual({
      size: 'Extra large',
      orderId: 'A-17',
      count: '3',
      price: '7.90',
      email: 'ada@example.com',
    });
    expect(argumentsIn('3', [parameter('a', { type: 'integer' }), parameter('b', { type: 'integer' })])).toEqual({
      a: '3',
    });
  });
});
