import { configuredModels } from '@parlance/domain/models';
import { serverUrl } from '@parlance/domain/site/serverUrl';
import { embedderOf } from '../../../functions/src/ai/vendors/openai/embedderOf.ts';
import type { OpenAiOptions } from '../../../functions/src/ai/vendors/openai/OpenAiOptions.ts';

/** Options of a server of OpenAI's API by parameters and keys, as the functions read them. Throws for an address that is none. */
export function openAiOptions({
  OPENAI_BASE_URL: url = '',
  OPENAI_API_KEY: key = '',
  EMBED_BASE_URL: embedUrl = '',
  EMBED_API_KEY: embedKey = '',
  CHAT_PASSAGES: passages = '8',
  EMBED_MODEL: embedModel = '',
  EMBED_PRICE: embedPrice = '0',
  ...parameters
}: Readonly<Record<string, string | undefined>>): OpenAiOptions {
  const chat = { url: serverUrl.parse(url), key };
  return {
    chat,
    models: configuredModels(parameters),
    passages: Number(passages),
    embed: embedUrl === '' ? chat : { url: serverUrl.parse(embedUrl), key: embedKey },
    embedder: embedderOf({ embedModel, embedPrice: Number(embedPrice) }),
  };
}
