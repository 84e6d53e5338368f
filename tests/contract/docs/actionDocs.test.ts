import { CALL_FAULTS } from '@parlance/domain/documents/actions/action';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { signCall } from '../../../functions/src/answering/actions/calling/signCall.ts';
import { readRepo } from '../../support/repo.ts';

const docs = readRepo('docs/actions.md');
const code = /```js\n([\s\S]+?)```/.exec(docs)?.[1] ?? '';
const moduleSchema = z.object({
  isFromParlance: z.custom<
    (header: string, got: { method: string; pathAndQuery: string; rawBody?: string }, secret: string) => boolean
  >((value) => typeof value === 'function'),
});

it('the check of docs/actions.md takes what is signed, and nothing else', async () => {
  const loaded: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { isFromParlance } = moduleSchema.parse(loaded);
  const now = new Date();
  const body = '{"note":"ü"}';
  const header = signCall({ method: 'POST', url: 'https://shop.example/a?b=c', body }, 'secret', now);
  const got = { method: 'POST', pathAndQuery: '/a?b=c', rawBody: body };
  expect(isFromParlance(header, got, 'secret')).toBe(true);
  expect(isFromParlance(header, got, 'other')).toBe(false);
  for (const other of [{ method: 'GET' }, { pathAndQuery: '/a?b=d' }, { rawBody: '' }]) {
    expect(isFromParlance(header, { ...got, ...other }, 'secret')).toBe(false);
  }
  const read = signCall({ method: 'GET', url: 'https://shop.example/a', body: null }, 'secret', now);
  expect(isFromParlance(read, { method: 'GET', pathAndQuery: '/a' }, 'secret')).toBe(true);
  const old = new Date(now.getTime() - 301_000);
  expect(
    isFromParlance(signCall({ method: 'POST', url: 'https://shop.example/a?b=c', body }, 'secret', old), got, 'secret'),
  ).toBe(false);
});

it('docs/actions.md has everything that a call can fail with but a change in between, which sends nothing', () => {
  expect(CALL_FAULTS.filter((fault) => fault !== 'changed' && !docs.includes(`\`${fault}\``))).toEqual([]);
});
