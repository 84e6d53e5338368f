import { expect, it, vi } from 'vitest';
import { CallError } from '../transport/failure.ts';
import type { Identified } from './createContactCalls.ts';
import { followIdentity } from './followIdentity.ts';

const OTHER = { token: 'bert' };

function following(identify: (token: string) => Promise<Identified> = async () => ({ hasMessages: false })) {
  const steps = {
    identify: vi.fn<typeof identify>(identify),
    onContact: vi.fn<(hasMessages: boolean) => void>(),
    onSignOut: vi.fn<() => void>(),
    onRefused: vi.fn<(fault: string) => void>(),
  };
  return { ...steps, say: followIdentity(steps) };
}

/** Lets what waits for nothing but promises come to its end. */
async function settle(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
}

it('exchanges a token once, however often the page says it', async () => {
  const { say, identify, onContact } = following();
  for (const said of [{ token: 'ada' }, { token: 'ada' }, undefined, { name: 'Ada', email: '' }]) say(said);
  await settle();
  expect(identify.mock.calls).toEqual([['ada']]);
  expect(onContact.mock.calls).toEqual([[false]]);
});

it('goes on as a stranger after a logout, and as a contact with the next token', async () => {
  const { say, identify, onSignOut } = following();
  say(null);
  expect(onSignOut).not.toHaveBeenCalled();
  say({ token: 'ada' });
  await settle();
  say(null);
  expect(onSignOut).toHaveBeenCalledTimes(1);
  say({ token: 'ada' });
  await settle();
  expect(identify).toHaveBeenCalledTimes(2);
});

it('says why a token was refused, and tries the next one', async () => {
  const { say, onRefused, onContact } = following(async (token) =>
    token === 'old' ? { fault: 'expired' } : { hasMessages: true },
  );
  say({ token: 'old' });
  say({ token: 'old' });
  await settle();
  say({ token: 'new' });
  await settle();
  expect(onRefused.mock.calls).toEqual([['expired']]);
  expect(onContact.mock.calls).toEqual([[true]]);
});

it('goes on as the one who is said last, and as nobody after a logout meanwhile', async () => {
  let answer: (identified: Identified) => void = () => undefined;
  const { say, identify, onContact, onSignOut } = following(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  say({ token: 'ada' });
  await settle();
  say({ token: 'cleo' });
  say(OTHER);
  answer({ hasMessages: false });
  await settle();
  expect(identify.mock.calls).toEqual([['ada'], ['bert']]);
  say(null);
  answer({ hasMessages: true });
  await settle();
  expect(onContact).toHaveBeenCalledTimes(1);
  expect(onSignOut).toHaveBeenCalled();
});

it('exchanges it again where the connection was lost, until another one is said', async () => {
  vi.useFakeTimers();
  const { say, identify } = following(() => Promise.reject(new CallError({ kind: 'network' })));
  say({ token: 'ada' });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(identify.mock.calls).toEqual([['ada'], ['ada'], ['ada']]);
  say(null);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(identify).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

it('tries some times where the server itself fails, and goes on as a contact once it does not', async () => {
  vi.useFakeTimers();
  const failed = new CallError({ kind: 'server', code: 'internal', correlationId: 'c' });
  const { say, identify, onContact } = following(
    vi
      .fn<() => Promise<Identified>>()
      .mockRejectedValueOnce(failed)
      .mockResolvedValueOnce({ hasMessages: true })
      .mockRejectedValue(failed),
  );
  say({ token: 'ada' });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(onContact.mock.calls).toEqual([[true]]);
  say({ token: 'bert' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(identify.mock.calls.filter(([token]) => token === 'bert')).toHaveLength(4);
  vi.useRealTimers();
});

it.each([7, true, 'ada', [], { token: 7 }, { token: '' }, { token: null }, {}])(
  'takes %j for nothing',
  async (said) => {
    const { say, identify } = following();
    say(said);
    await settle();
    expect(identify).not.toHaveBeenCalled();
  },
);
