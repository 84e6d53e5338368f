import { modelsNamed } from '@parlance/domain/models';
import type { AiProvider } from '../../../../functions/src/ai/AiProvider.ts';
import { createOpenAiProvider } from '../../../../functions/src/ai/vendors/openai/createOpenAiProvider.ts';
import { embedderOf } from '../../../../functions/src/ai/vendors/openai/embedderOf.ts';
import { FAKE_CHAT, FAKE_EMBEDDER, FAKE_OPENAI_KEY } from './fakeOpenAi.ts';

/** A provider for the fake server at an address. */
export function openAiProvider(
  url: string,
  { key = FAKE_OPENAI_KEY, chatModel = FAKE_CHAT, embedModel = FAKE_EMBEDDER } = {},
): AiProvider {
  const server = { url, key };
  return createOpenAiProvider({
    chat: server,
    models: modelsNamed(chatModel),
    passages: 8,
    embed: server,
    embedder: embedderOf({ embedModel, embedPrice: 0 }),
  });
}
