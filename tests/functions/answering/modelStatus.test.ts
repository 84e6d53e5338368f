import { type ModelFault, modelStatusSchema } from '@parlance/domain/documents/modelStatus';
import { paths } from '@parlance/domain/paths';
import { afterAll, expect, it } from 'vitest';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { checkModels } from '../../../functions/src/ai/probes/checkModels.ts';
import { createGeminiProvider } from '../../../functions/src/ai/vendors/gemini/createGeminiProvider.ts';
import { geminiApiBackend } from '../../../functions/src/ai/vendors/gemini/geminiApiBackend.ts';
import { vertexBackend } from '../../../functions/src/ai/vendors/gemini/vertexBackend.ts';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { admin } from '../../support/admin.ts';
import { startFakeGemini } from '../support/answering/fakeGemini.ts';
import { type OpenAiScript, startFakeOpenAi } from '../support/answering/fakeOpenAi.ts';
import { openAiProvider } from '../support/answering/openAiProvider.ts';
import { TEST_VERTEX } from '../support/answering/TEST_VERTEX.ts';

let script: OpenAiScript = {};
const openAi = await startFakeOpenAi(() => script);
const gemini = await startFakeGemini(() => ({}));
afterAll(() => Promise.all([gemini.stop(), openAi.stop()]));

async function statusOf(provider: AiProvider) {
  await checkModels(provider);
  return modelStatusSchema.parse((await admin.db.doc(paths.modelStatus()).get()).data());
}

const { url } = openAi;
const CASES: [
  reason: string,
  provider: AiProvider,
  embed: ModelFault | null,
  write: ModelFault | null,
  OpenAiScript?,
][] = [
  ['nothing answers at the address', openAiProvider('http://127.0.0.1:9/v1'), 'unreachable', 'unreachable'],
  ['the address is no API', openAiProvider(url.replace('/v1', '')), 'no-embeddings', 'unreachable'],
  ['the key is refused', openAiProvider(url, { key: 'wrong' }), 'key-refused', 'key-refused'],
  ['there is no such model', openAiProvider(url, { chatModel: 'gone' }), null, 'model-unknown'],
  ['there is no such embedder', openAiProvider(url, { embedModel: 'gone' }), 'model-unknown', null],
  ['vectors do not fit', openAiProvider(url), 'dimension-wrong', null, { dimension: 1024 }],
  ['the model makes no vectors', openAiProvider(url), 'no-embeddings', null, { losesOne: true }],
  ['the quota is used up', openAiProvider(url), 'busy', 'busy', { fail: { code: 429, retryAfterSeconds: 60 } }],
  ['requests are refused', openAiProvider(url), 'no-embeddings', 'refused', { fail: { code: 400 } }],
  ['a key of the Gemini API is refused', createGeminiProvider(geminiApiBackend('wrong')), 'key-refused', 'key-refused'],
  [
    'Vertex AI has no such model at the location',
    createGeminiProvider(vertexBackend({ ...TEST_VERTEX, location: 'europe-west3' })),
    null,
    'model-unknown',
  ],
];

it.each(CASES)('where %s, the status says so by a code, and nothing of key and address', async (...row) => {
  const [, provider, embed, write, behaviour = {}] = row;
  script = behaviour;
  const { problems } = await statusOf(provider);
  const expected = [
    ['embed', embed],
    ['write', write],
  ];
  expect(problems).toEqual(expected.flatMap(([task, fault]) => (fault === null ? [] : [{ task, fault }])));
});

it('is empty again with the next look at a provider that answers', async () => {
  script = {};
  const since = new Date();
  for (const provider of [openAiProvider(url), createLocalProvider()]) {
    const { problems, checkedAt } = await statusOf(provider);
    expect(problems).toEqual([]);
    expect(checkedAt.getTime()).toBeGreaterThanOrEqual(since.getTime());
  }
});
