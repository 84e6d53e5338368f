import { afterEach, expect, it } from 'vitest';
import { startChannels } from '../startChannels.ts';

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(async ({ stop }) => stop()));
});

function card(text: string, version = '1.4'): string {
  const content = { type: 'AdaptiveCard', version, body: [{ type: 'TextBlock', text }], actions: [] };
  const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', content };
  return JSON.stringify({ type: 'message', attachments: [attachment] });
}

it('takes a card, and refuses what Teams refuses', async () => {
  const channels = await startChannels({ port: 0, imapPort: 0, submissionPort: 0 });
  running.push(channels);
  const post = async (body: string, key = 'fernweg') =>
    (await fetch(`${channels.url}/teams/hook/${key}`, { method: 'POST', body })).status;
  expect(await post(card('<b>Nora waits'))).toBe(202);
  expect(await post(card(''))).toBe(400);
  expect(await post(card('Hi', '1.9'))).toBe(400);
  expect(await post('{"text":"Hi"}')).toBe(400);
  expect(await post(card('x'.repeat(28 * 1024)))).toBe(413);
  expect(await post(card('Hi'), 'gone-away')).toBe(404);
  await fetch(`${channels.url}/teams/cards/fernweg`, { method: 'POST', body: '{"limited":1}' });
  expect(await post(card('Hi'))).toBe(429);
  const page = await (await fetch(`${channels.url}/teams`)).text();
  expect(page).toContain('&lt;b&gt;Nora waits');
});
