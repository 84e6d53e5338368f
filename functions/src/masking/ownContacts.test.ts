import { newAnswerMessage, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { expect, it } from 'vitest';
import { ownContacts } from './ownContacts.ts';

const SAID = { chatbotId: 'b', at: new Date() };
const answer = (text: string, verdict: 'answered' | 'small-talk') => newAnswerMessage({ ...SAID, text, verdict });

it('takes for the business’s own what grounded answers and cited passages say, in any way to write it', () => {
  const quote = {
    n: 1,
    sourceId: 's',
    sourceName: 'Contact',
    heading: '',
    page: null,
    url: null,
    quote: 'Call 030 555 12 34',
  };
  const own = ownContacts([
    newAnswerMessage({ ...SAID, text: 'Write to Service@Shop.example.', verdict: 'answered', citations: [quote] }),
  ]);
  expect([...own]).toEqual(['305551234', 'service@shop.example']);
});

it('does not take what the visitor says, nor an answer that no source stands behind', () => {
  const visitor = newVisitorMessage({ ...SAID, text: 'I am max@example.com' });
  expect(ownContacts([visitor, answer('Hello max@example.com!', 'small-talk')]).size).toBe(0);
});
