import { afterEach, expect, it } from 'vitest';
import { checkAi } from '../../../local/src/ai/checkAi.ts';
import { aiEnvironment } from '../../../local/src/config/aiEnvironment.ts';
import { FAKE_CHAT, FAKE_EMBEDDER, FAKE_OPENAI_KEY, startFakeOpenAi } from '../support/answering/fakeOpenAi.ts';

let fake: Awaited<ReturnType<typeof startFakeOpenAi>> | undefined;

afterEach(async () => {
  await fake?.stop();
  fake = undefined;
});

/** Starts as a developer would with these settings, and returns what is said. */
async function start(settings: Record<string, string>): Promise<string[]> {
  fake = await startFakeOpenAi();
  const given = { OPENAI_BASE_URL: fake.url, CHAT_MODEL: FAKE_CHAT, EMBED_MODEL: FAKE_EMBEDDER, ...settings };
  const lines: string[] = [];
  await checkAi(aiEnvironment(given), { ...process.env, ...given }, (line) => lines.push(line));
  return lines;
}

it('a server of one’s own is asked before anything starts', async () => {
  const lines = await start({ OPENAI_API_KEY: FAKE_OPENAI_KEY });
  expect(lines.map((line) => line.replace(/ at .*/, ''))).toEqual([
    `Can embed with ${FAKE_EMBEDDER}`,
    `Can write with ${FAKE_CHAT}`,
  ]);
});

it('a model that only stands in for another one may be away', async () => {
  const lines = await start({ OPENAI_API_KEY: FAKE_OPENAI_KEY, CHAT_MODEL: `${FAKE_CHAT},gone` });
  expect(lines.at(-1)).toMatch(/^Cannot write with gone at .*set CHAT_MODEL/);
});

it('nothing starts with a wrong key, and each thing that fails is one line', async () => {
  await expect(start({ OPENAI_API_KEY: 'wrong' })).rejects.toThrow(
    /^Cannot embed with .*does not accept the key: set OPENAI_API_KEY\.\nCannot write with [^\n]*$/,
  );
});

it('nothing starts with a key that the Gemini API refuses', async () => {
  const refusal = { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'API key not valid.' } };
  const refuse = `globalThis.fetch=async()=>Response.json(${JSON.stringify(refusal)},{status:400})`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(refuse)}`;
  const given = { GEMINI_API_KEY: 'secret-of-this-test' };
  const started = checkAi(aiEnvironment(given), { ...process.env, ...given, NODE_OPTIONS }, () => undefined);
  const said = await started.catch((error: unknown) => String(error));
  expect(said).toMatch(/Cannot embed with [^\n]*a wrong GEMINI_API_KEY[^\n]*\nCannot write with [^\n]*/);
  expect(said).not.toContain(given.GEMINI_API_KEY);
});
