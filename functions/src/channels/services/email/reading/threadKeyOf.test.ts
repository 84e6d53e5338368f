import { describe, expect, it } from 'vitest';
import { addressWithToken, subjectWithToken } from '../replyToken.ts';
import { threadKeyOf } from './threadKeyOf.ts';

const FIRST = {
  from: { name: 'Max', address: 'max@kunde.example' },
  to: [{ name: '', address: 'help@fernweg.example' }],
  cc: [],
  deliveredTo: [],
  subject: 'Zelt',
  messageId: '<first@kunde.example>',
  inReplyTo: '',
  references: [],
};
const KEY = threadKeyOf(FIRST);

describe('threadKeyOf', () => {
  it.each([
    [
      'the oldest reference',
      { references: [FIRST.messageId, '<ours@parlance.example>'], inReplyTo: '<ours@parlance.example>' },
    ],
    ['In-Reply-To', { inReplyTo: FIRST.messageId }],
    [
      'the token in the subject',
      {
        subject: `AW: [extern] ${subjectWithToken('Zelt', KEY).toUpperCase()} (dringend)`,
        references: ['<x@kunde.example>'],
      },
    ],
    ['the token in the address', { to: [{ name: '', address: addressWithToken('help@fernweg.example', KEY) }] }],
    ['the token in a delivery header', { deliveredTo: [addressWithToken('help@fernweg.example', KEY)] }],
    [
      'the token, from another address of the customer',
      { subject: subjectWithToken('x', KEY), from: { name: '', address: 'max@arbeit.example' } },
    ],
  ])('finds the exchange by %s', (_, change) => {
    expect(threadKeyOf({ ...FIRST, messageId: '<reply@kunde.example>', ...change })).toBe(KEY);
  });

  it.each([
    ['the same subject', {}],
    ['the number of another ticket system', { subject: 'Zelt [#1234567890123456789]' }],
    [
      'the same newsletter, by two customers',
      { references: [FIRST.messageId], from: { name: 'Eva', address: 'eva@kunde.example' } },
    ],
    ['a plus address of the customer’s own', { cc: [{ name: '', address: 'max+zelt@kunde.example' }] }],
  ])('does not join two mails by %s', (_, change) => {
    expect(threadKeyOf({ ...FIRST, messageId: '<second@kunde.example>', ...change })).not.toBe(KEY);
  });

  it('puts the token of an exchange into a subject once', () => {
    const subject = subjectWithToken(subjectWithToken('Re: Zelt', KEY), KEY);
    expect(subject).toBe(`Re: Zelt [#${KEY}]`);
  });
});
