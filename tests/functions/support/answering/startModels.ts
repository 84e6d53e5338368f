import type { Models } from '@parlance/domain/models';
import { afterAll } from 'vitest';
import type { AiProvider } from '../../../../functions/src/ai/AiProvider.ts';
import { createGeminiProvider } from '../../../../functions/src/ai/vendors/gemini/createGeminiProvider.ts';
import { vertexBackend } from '../../../../functions/src/ai/vendors/gemini/vertexBackend.ts';
import { startFakeGemini } from './fakeGemini.ts';
import { FAKE_CHATS, startFakeOpenAi } from './fakeOpenAi.ts';
import type { ModelScript, ModelSeen } from './ModelScript.ts';
import { openAiProvider } from './openAiProvider.ts';
import { scriptedProvider } from './scriptedProvider.ts';
import { TEST_VERTEX } from './TEST_VERTEX.ts';

interface RunningModel {
  name: 'vertex' | 'openai';
  models: Models;
  provider: AiProvider;
  /** The provider, which writes and reads questions, and searches passages that have local vectors. */
  writer: AiProvider;
  /** Begins a script. Returns the requests that come from then on. */
  script: (next: (seen: ModelSeen) => ModelScript) => readonly ModelSeen[];
}

/** A stand-in of the server of each API that models have, until the file ends: `describe.each(await startModels())`. */
export async function startModels(): Promise<RunningModel[]> {
  const vertex = scripted(startFakeGemini);
  const openai = scripted(startFakeOpenAi);
  const [gemini, openAi] = await Promise.all([vertex.started, openai.started]);
  afterAll(async () => {
    await Promise.all([gemini.stop(), openAi.stop()]);
  });
  return [
    runningModel('vertex', createGeminiProvider(vertexBackend(TEST_VERTEX)), vertex.script),
    runningModel('openai', openAiProvider(openAi.url, { chatModel: FAKE_CHATS.join(',') }), openai.script),
  ];
}

function runningModel(name: RunningModel['name'], provider: AiProvider, script: RunningModel['script']): RunningModel {
  const { models, generate, rewrite } = provider;
  return { name, models, provider, writer: { ...scriptedProvider(''), name, models, generate, rewrite }, script };
}

/** A fake whose script can be changed while it runs. */
function scripted<T>(start: (next: (seen: ModelSeen) => ModelScript) => Promise<T>) {
  let answer: (seen: ModelSeen) => ModelScript = () => ({});
  let seen: ModelSeen[] = [];
  const started = start((one) => {
    seen.push(one);
    return answer(one);
  });
  const script: RunningModel['script'] = (next) => {
    answer = next;
    seen = [];
    return seen;
  };
  return { started, script };
}
