import { AppError } from '@parlance/domain/errors';
import type { MaskedRead } from '@parlance/domain/contracts/privacy';
import { LIMITS } from '@parlance/domain/limits';
import { beforeEach, expect, it, vi } from 'vitest';
import { callMasked } from './callMasked.ts';

interface Input {
  reads: readonly MaskedRead[];
}

const { call } = vi.hoisted(() => ({ call: vi.fn<(contract: unknown, input: Input) => Promise<unknown>>() }));
vi.mock('#web/lib/functions/callContract.ts', () => ({ callContract: call }));

const MASKING = { orgId: 'o', locale: 'en', canReveal: false, revealed: [] } as const;
const read = (id: string): MaskedRead => ({ kind: 'document', collection: 'chats', id });
const answerTo = (one: MaskedRead) => ({
  documents: [{ id: one.kind === 'document' ? one.id : '', fields: {} }],
  count: null,
});

beforeEach(() => {
  call.mockReset();
  call.mockImplementation((_contract, { reads }) => Promise.resolve({ answers: reads.map(answerTo) }));
});

it('sends what is asked for together in one call, as many as one takes, and gives everybody their own', async () => {
  const ids = Array.from({ length: LIMITS.maskedReads + 1 }, (_, n) => `c${n}`);
  const answers = await Promise.all(ids.map((id) => callMasked(MASKING, read(id))));
  expect(answers.map(({ documents }) => documents[0]?.id)).toEqual(ids);
  expect(call.mock.calls.map(([, { reads }]) => reads.length)).toEqual([LIMITS.maskedReads, 1]);
});

it('asks again for each where one was refused', async () => {
  call.mockImplementation((_contract, { reads }) =>
    reads.some((one) => one.kind === 'document' && one.id === 'bad')
      ? Promise.reject(new AppError('not-found'))
      : Promise.resolve({ answers: reads.map(answerTo) }),
  );
  const [good, bad] = await Promise.allSettled([callMasked(MASKING, read('good')), callMasked(MASKING, read('bad'))]);
  expect(good).toMatchObject({ status: 'fulfilled', value: { documents: [{ id: 'good' }] } });
  expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'not-found' } });
});

it('asks once where the server is away', async () => {
  call.mockRejectedValue(new AppError('unavailable'));
  const both = await Promise.allSettled([callMasked(MASKING, read('a')), callMasked(MASKING, read('b'))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(call).toHaveBeenCalledOnce();
});
