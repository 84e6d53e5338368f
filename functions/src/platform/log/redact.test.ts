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
  ])('leaves the rest as it is: %j', (text) => {
    expect(redact(text)).toBe(text);
  });
});
