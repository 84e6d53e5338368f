import { requestPasswordReset } from '@parlance/domain/contracts/accounts';
import { answer as answerContract } from '@parlance/domain/contracts/answering';
import { readChat } from '@parlance/domain/contracts/conversations/chats';
import { DEFAULT_MAX_BYTES } from '@parlance/domain/contracts/contract';
import { newId } from '@parlance/domain/ids';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { postRaw } from '../../support/callContract.ts';
import { ACCOUNT_CALLS } from '../../support/calls/ACCOUNT_CALLS.ts';
import { VISITOR_CALLS } from '../../support/calls/VISITOR_CALLS.ts';
import { makeUser } from '../../support/accounts/makeUser.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';

const CORRELATION_ID: unknown = expect.stringMatching(/^[A-Za-z0-9]{22}$/);

function refusal(status: string, code: string): unknown {
  return { error: { status, message: code, details: { code, correlationId: CORRELATION_ID, figures: {} } } };
}

const CALLS = [...ACCOUNT_CALLS, ...VISITOR_CALLS];

it.each(CALLS)('$name refuses a field that it does not have, and says no more than that (T-02, T-15)', async (call) => {
  const { idToken } = await makeUser();
  const { status, body } = await postRaw(call.name, { ...call.sample, orgId: 'org', role: 'owner' }, idToken);
  expect(status).toBe(400);
  // The whole answer, so that nothing of an exception can be in it. Ids are random and could spell anything.
  expect(JSON.parse(body)).toEqual(refusal('INVALID_ARGUMENT', 'invalid-input'));
});

it.each(CALLS.filter(({ access }) => access.kind !== 'public'))(
  '$name is closed to callers that are nobody (A-85)',
  async ({ name, access, sample }) => {
    const code = access.kind === 'visitor' ? 'visitor-token-invalid' : 'unauthenticated';
    expect((await postRaw(name, sample)).code).toBe(code);
  },
);

it.each(CALLS)('$name refuses half of a character in any text, at once (A-120)', async ({ name, sample }) => {
  const { idToken } = await makeUser();
  const texts = Object.entries(sample).filter(([, value]) => typeof value === 'string');
  for (const [field, value] of texts) {
    for (const half of [`${String(value)}\uD83D`, '\uDE00'.repeat(43)]) {
      const { status, code } = await postRaw(name, { ...sample, [field]: half }, idToken);
      expect({ field, status, code }).toEqual({ field, status: 400, code: 'invalid-input' });
    }
  }
});

/** A request as no client of ours sends it. */
async function post(path: string, body: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${suiteUrls.functions}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  return { status: response.status, body: z.json().parse(await response.json()) };
}

describe('a body that the SDK cannot decode', () => {
  const deep = (depth: number) => `{"data":${'[['.repeat(depth / 2)}${']]'.repeat(depth / 2)}}`;

  it.each([
    ['dashboard', requestPasswordReset.name],
    ['visitor', readChat.name],
    ['answer', answerContract.name],
  ])('is refused by %s like any other wrong input', async (service, name) => {
    for (const body of ['{"data":{"@type":"x"}}', '{"data":{"token":{"@type":7}}}', deep(64), deep(10_000)]) {
      expect(await post(`${service}/${name}`, body)).toEqual({
        status: 400,
        body: refusal('INVALID_ARGUMENT', 'invalid-input'),
      });
    }
  });

  it('is told from one that is in order', async () => {
    const data = { email: `${newId().toLowerCase()}@example.com`, locale: 'en' };
    expect((await post(`dashboard/${requestPasswordReset.name}`, JSON.stringify({ data }))).status).toBe(200);
  });
});

describe('a service', () => {
  it.each(['dashboard', 'visitor', 'answer'])('%s knows no contract of another name', async (service) => {
    for (const name of ['', 'nothing', '__proto__', 'constructor', newId()]) {
      const answer = await post(`${service}/${name}`, JSON.stringify({ data: {} }));
      expect(answer).toEqual({ status: 404, body: refusal('NOT_FOUND', 'not-found') });
    }
  });

  it('serves no contract of another service', async () => {
    const { status } = await post(`visitor/${requestPasswordReset.name}`, JSON.stringify({ data: {} }));
    expect(status).toBe(404);
  });

  it('refuses a request that is longer than its contract allows (the limit, and one byte more)', async () => {
    const data = { email: `${newId().toLowerCase()}@example.com`, locale: 'en' };
    const send = (bytes: number) =>
      post(`dashboard/${requestPasswordReset.name}`, JSON.stringify({ data }).padEnd(bytes, ' '));
    expect((await send(DEFAULT_MAX_BYTES)).status).toBe(200);
    expect(await send(DEFAULT_MAX_BYTES + 1)).toEqual({
      status: 400,
      body: refusal('INVALID_ARGUMENT', 'invalid-input'),
    });
  });
});
