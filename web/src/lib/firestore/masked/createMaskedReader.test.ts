import { type MaskedAnswer, type MaskedRead, maskedReadSchema } from '@parlance/domain/contracts/privacy';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeEach, expect, it, vi } from 'vitest';
import type { QuerySpec } from '../QuerySpec.ts';
import { createMaskedReader } from './createMaskedReader.ts';
import { maskedSource } from './maskedSource.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn<(masking: unknown, read: MaskedRead) => Promise<MaskedAnswer>>() }));
vi.mock('./callMasked.ts', () => ({ callMasked: call }));

const NOTHING_REVEALED = { orgId: 'o', canReveal: false, revealed: [] };
const TOTAL = LIMITS.maskedPage + 5;
const stored = Array.from({ length: TOTAL }, (_, n) => ({
  id: `c${String(n).padStart(3, '0')}`,
  fields: { createdAt: { $date: 1_000_000 - n } },
}));

function readerOf(path: string) {
  const source = maskedSource(path);
  if (source === undefined) throw new Error(`${path} is read live`);
  return createMaskedReader({ ...NOTHING_REVEALED, locale: 'en' }, source);
}

const NEWEST: QuerySpec = { path: paths.chats('o'), orderBy: ['createdAt', 'desc'] };

beforeEach(() => {
  call.mockReset();
  call.mockImplementation((_masking, read) => {
    if (read.kind !== 'list') return Promise.resolve({ documents: stored.slice(0, 1), count: 7 });
    const start = stored.findIndex(({ id }) => id === read.after?.id) + 1;
    return Promise.resolve({ documents: stored.slice(start, start + read.limit), count: null });
  });
});

it('reads a long list in the pages that the server gives, each once, with its dates', async () => {
  const found = await readerOf(paths.chats('o')).list(NEWEST, { limit: TOTAL + 50 });
  expect(found.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
  expect(found[0]?.fields).toEqual({ createdAt: new Date(1_000_000) });
  const reads = call.mock.calls.map(([, read]) => (read.kind === 'list' ? [read.limit, read.after] : []));
  expect(reads).toEqual([
    [LIMITS.maskedPage, undefined],
    [55, { value: { $date: 1_000_000 - (LIMITS.maskedPage - 1) }, id: 'c099' }],
  ]);
});

it('asks for nothing that the contract does not take, filters and days included', async () => {
  const range = { from: new Date(5), before: undefined };
  const spec: QuerySpec = { ...NEWEST, equals: { unread: true, assigneeUid: null }, contains: ['tags', 'VIP'], range };
  await readerOf(paths.chats('o')).list(spec, { limit: 26 });
  await readerOf(paths.chats('o')).count({ equals: { chatbotId: 'b' } });
  await readerOf(paths.messages('o', 'h')).list({ path: '', orderBy: ['at', 'desc'] }, { limit: 1 });
  await readerOf(paths.lead('o', 'l')).document();
  const reads = call.mock.calls.map(([, read]) => read);
  for (const read of reads) expect(maskedReadSchema.parse(read)).toEqual(read);
  expect(reads[0]).toMatchObject({ range: { from: { $date: 5 } } });
  expect(Object.keys(reads[0] ?? {})).not.toContain('after');
  expect(reads[2]).toMatchObject({ collection: 'messages', chatId: 'h' });
  expect(reads[3]).toEqual({ kind: 'document', collection: 'leads', id: 'l' });
});

it('is another one for another language, so that nothing is shown in the wrong one', () => {
  const german = createMaskedReader({ ...NOTHING_REVEALED, locale: 'de' }, { collection: 'chats', id: undefined });
  expect(german.key).not.toBe(readerOf(paths.chats('o')).key);
});
