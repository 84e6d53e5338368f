import { newId } from '@parlance/domain/ids';
import { expect, it } from 'vitest';
import { createVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { postRaw } from '../../support/callContract.ts';

it('a body of 10 MB is refused, and the worker lives on', async () => {
  const token = createVisitorToken({ chatbotId: newId(), chatId: newId(), origin: '', channel: 'iframe' });
  const input = { token, messageId: newId(), locale: 'en' };
  const response = await fetch(`${suiteUrls.functions}/answer/answer`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: { ...input, text: 'x'.repeat(10 * 1024 * 1024) } }),
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect((await postRaw('answer', { ...input, text: 'Hello?' })).code).toBe('not-found');
});
