import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeOrg } from '../../support/makeOrg.ts';
import { inRepo } from '../../support/repo.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';

const TEXT = '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n';
const QUESTION = 'What does a <b>zip</b> repair cost?';
const { ports } = suiteUrls;
const origin = `http://127.0.0.1:${ports.genkit}`;

/** `npm run genkit` beside the suite of the tests, with its own page. */
function start(...args: string[]) {
  const { GENKIT_TELEMETRY_SERVER: _, ...environment } = process.env;
  return spawn(process.execPath, [inRepo('local/src/genkit.ts'), ...args], {
    cwd: inRepo('.local'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, PARLANCE_PORT_BASE: String(ports.web) },
  });
}

let genkit: ReturnType<typeof start>;

beforeAll(async () => {
  genkit = start();
  await vi.waitFor(() => fetch(origin), { timeout: 40_000, interval: 500 });
});

afterAll(async () => {
  genkit.kill('SIGTERM');
  await once(genkit, 'exit');
});

async function read(path: string): Promise<string> {
  return (await fetch(`${origin}${path}`)).text();
}

it('a question asked on the page leaves a trace with its steps, there and as text', async () => {
  const { orgId } = await makeOrg();
  const chatbotId = await trainedChatbot(orgId, TEXT);
  const body = new URLSearchParams({ chatbotId, question: QUESTION });
  const asked = await fetch(`${origin}/ask`, { method: 'POST', headers: { origin }, body, redirect: 'manual' });
  expect(asked.status).toBe(303);
  const address = asked.headers.get('location') ?? '';
  expect(address).toMatch(/^\/traces\/\w+$/);
  const trace = await read(address);
  expect(await read('/')).toContain(`href="${address}"><span class="subject">answer<`);
  for (const step of ['answer', 'knowledge', 'local/lexical', 'local/extractive'])
    expect(trace).toContain(`>${step}</span>`);
  expect(trace).toContain('18 euros');
  expect(trace).not.toContain('<b>');
  const printed = await text(start('--trace').stdout);
  expect(printed).toMatch(/^answer +[\d.]+ ms {2}in \d+ {2}out \d+\n {2}knowledge +[\d.]+ ms/);
});

it('lists what the product has in Genkit', async () => {
  const page = await read('/');
  for (const key of ['/flow/answer', '/retriever/knowledge', '/evaluator/grounding', '/prompt/rewrite'])
    expect(page).toContain(key);
});

it('asks nothing for a page of another site', async () => {
  const body = new URLSearchParams({ chatbotId: 'any', question: QUESTION });
  const headers = { origin: 'https://evil.example' };
  expect((await fetch(`${origin}/ask`, { method: 'POST', headers, body })).status).toBe(403);
});
