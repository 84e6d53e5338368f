import { actionSourceId } from '@parlance/domain/actions/actionSourceId';
import type { ActionCall } from '@parlance/domain/documents/actions/actionCall';
import { type AnswerMessage, newAnswerMessage, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { describe, expect, it } from 'vitest';
import { ownContacts } from './ownContacts.ts';

const SAID = { chatbotId: 'b', at: new Date() };
const QUOTE = {
  n: 1,
  sourceId: 's',
  sourceName: 'Contact',
  heading: '',
  page: null,
  url: null,
  quote: 'Call 030 555 12 34',
};
const answer = (text: string, verdict: 'answered' | 'small-talk') => newAnswerMessage({ ...SAID, text, verdict });

it('takes for the business’s own what grounded answers and cited passages say, in any way to write it', () => {
  const own = ownContacts([
    newAnswerMessage({ ...SAID, text: 'Write to Service@Shop.example.', verdict: 'answered', citations: [QUOTE] }),
  ]);
  expect([...own]).toEqual(['305551234', 'service@shop.example']);
});

it('does not take what the visitor says, nor an answer that no source stands behind', () => {
  const visitor = newVisitorMessage({ ...SAID, text: 'I am max@example.com' });
  expect(ownContacts([visitor, answer('Hello max@example.com!', 'small-talk')]).size).toBe(0);
});

describe('what an action says of a customer', () => {
  const customer = { ...QUOTE, n: 2, sourceId: actionSourceId('a'), quote: 'email: max@example.com' };
  const call: ActionCall = {
    actionId: 'a',
    title: 'Cancel an order',
    arguments: [{ parameter: 'email', value: 'max@example.com' }],
    status: 'asked',
    fault: null,
    httpStatus: null,
    ms: null,
    bytes: null,
    excerpt: '',
  };

  it.each<[string, Partial<AnswerMessage>]>([
    ['quotes it', { citations: [customer] }],
    ['drew on it', { passages: [{ chunkId: actionSourceId('a'), score: 1, sourceName: 'State' }] }],
    ['shows what would be sent', { calls: [call] }],
  ])('is not the business’s own in an answer that %s', (_what, own) => {
    const said = { ...SAID, text: 'It goes to max@example.com.', verdict: 'answered' } as const;
    expect(ownContacts([newAnswerMessage({ ...said, ...own })]).size).toBe(0);
  });

  it('leaves the quotes of published sources beside it', () => {
    const said = { ...SAID, text: 'It goes to max@example.com.', verdict: 'answered' } as const;
    expect([...ownContacts([newAnswerMessage({ ...said, citations: [QUOTE, customer] })])]).toEqual(['305551234']);
  });
});
