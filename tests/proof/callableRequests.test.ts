import { expect, it } from 'vitest';
import { CALLS } from '../support/calls/CALLS.ts';
import { postRaw } from '../support/callContract.ts';
import { makeUser } from '../support/accounts/makeUser.ts';
import { hostileTexts } from './hostileTexts.ts';
import { Tally } from './Tally.ts';

const BODIES: readonly unknown[] = [null, 7, 'x', [], [[]], { $gt: '' }, { '@type': 'x' }, { data: {} }];

it('callables refuse bodies of no form, and hostile texts for tokens, over HTTP', async () => {
  const tally = new Tally();
  const { idToken } = await makeUser();
  const texts = hostileTexts();
  const send = (name: string, body: unknown, token?: string) =>
    tally.attempt(`POST ${name} ${token === undefined ? 'as nobody' : 'as somebody'}`, body, async () => {
      const { status, code } = await postRaw(name, body, token);
      if (status >= 500 || code === 'internal') throw new Error(`${status} ${code ?? ''}`);
      return status < 400 ? `answered ${status}` : undefined;
    });
  await tally.each(CALLS, async ({ name, sample }) => {
    for (const body of BODIES) await send(name, body, idToken);
    for (const [field, value] of Object.entries(sample)) {
      if (typeof value === 'string') await send(name, { ...sample, [field]: `${value}\uD83D` }, idToken);
    }
  });
  const visitors = CALLS.filter(({ access, sample }) => access.kind === 'visitor' && 'token' in sample);
  await tally.each(texts.entries(), async ([index, token]) => {
    const call = visitors[index % visitors.length];
    if (call !== undefined) await send(call.name, { ...call.sample, token });
  });
  expect(tally.problems()).toEqual([]);
});
