import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

describe('redact', () => {
  it.each([
    ['550 5.1.1 <jane.doe+tag@customer.example>: no such user', '550 5.1.1 <[address]>: no such user'],
    ['RCPT TO:<"jane doe"@customer.example> failed', 'RCPT TO:<[address]> failed'],
    ['jürgen@müller.example, max@localhost', '[address], [address]'],
    ['/unsubscribe?to=jane%40customer.example', '/unsubscribe?to=[address]'],
    ['smtps://user:secret@mail.example:465', 'smtps://user:[address]:465'],
    ['Authorization: Bearer abc.DEF-1', 'Authorization: Bearer [token]'],
    ['GET /v1?key=abc123&alt=sse', 'GET /v1?key=[token]&alt=sse'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln expired', '[token] expired'],
    ['no account DE89 3704 0044 0532 0130 00 there', 'no account [iban] there'],
    ['iban=GB29NWBK60161331926819;', 'iban=[iban];'],
    ['SMS to +49 (0)30 901820-15 failed', 'SMS to [phone] failed'],
    ['call 0049 170/1234567.', 'call [phone].'],
    [
      'Unexpected token \'H\', "Hello Jane, your order"... is not valid JSON',
      "Unexpected token 'H', [text] is not valid JSON",
    ],
  ])('takes addresses, tokens and words out of %j', (text, clean) => {
    expect(redact(text)).toBe(clean);
  });

  it.each([
    'Error: away\n    at send (file:///workspace/node_modules/@genkit-ai/google-genai/lib/index.mjs:12:3)',
    'connect ECONNREFUSED 127.0.0.1:465',
    'orgs/AbC/chats/dEf not found',
    'read at 2026-11-23T12:00:00.000+01:00 in 00123 ms, 1234567890 bytes',
    'projects/parlance/locations/europe-west3/queues/runJob at 9f86d081884c7d659a2feaa0c55ad015',
    'UNAVAILABLE: 14 PERMISSION_DENIED RESOURCE_EXHAUSTED',
  ])('leaves the rest as it is: %j', (text) => {
    expect(redact(text)).toBe(text);
  });
});
