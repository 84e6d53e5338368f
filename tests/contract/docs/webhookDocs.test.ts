import * as z from 'zod';
import { WEBHOOK_EVENTS } from '@parlance/domain/documents/organizations/webhook';
import { expect, it } from 'vitest';
import { signDelivery } from '../../../functions/src/delivery/webhooks/delivery/signDelivery.ts';
import { readRepo } from '../../support/repo.ts';

const docs = readRepo('docs/webhooks.md');
const code = /```js\n([\s\S]+?)```/.exec(docs)?.[1] ?? '';
const moduleSchema = z.object({
  isFromParlance: z.custom<(header: string, body: string, secret: string) => boolean>(
    (value) => typeof value === 'function',
  ),
});

it('the check of docs/webhooks.md takes what is signed by either secret, and nothing else', async () => {
  const loaded: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { isFromParlance } = moduleSchema.parse(loaded);
  const body = '{"id":"evt_ü"}';
  const now = new Date();
  const header = signDelivery(body, ['new', 'old'], now);
  expect(['new', 'old', 'other'].map((secret) => isFromParlance(header, body, secret))).toEqual([true, true, false]);
  expect(isFromParlance(header, `${body} `, 'new')).toBe(false);
  expect(isFromParlance(header.replace('t=', 't=1'), body, 'new')).toBe(false);
  expect(isFromParlance(signDelivery(body, ['new'], new Date(now.getTime() - 301_000)), body, 'new')).toBe(false);
  expect(['', 'v1=', 't=,v1=a', 'v1'].map((bad) => isFromParlance(bad, body, 'new'))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('docs/webhooks.md has every event', () => {
  expect(WEBHOOK_EVENTS.filter((event) => !docs.includes(`\`${event}\``))).toEqual([]);
});
