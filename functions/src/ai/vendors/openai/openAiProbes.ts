import type { Model } from '@parlance/domain/models';
import type { Embedder } from '../../AiProvider.ts';
import type { Probe } from '../../probes/Probe.ts';
import type { OpenAiOptions, OpenAiServer } from './OpenAiOptions.ts';

/** Some text, of which nothing is kept. */
const TEXT = 'ok';

function meaningsOf({ url }: OpenAiServer, names: { address: string; key: string; model: string }): Probe['meanings'] {
  return {
    400: `The server at ${url} refuses the request: is ${names.model} a model for this?`,
    401: `The server at ${url} does not accept the key: set ${names.key}.`,
    403: `The key is not allowed to use this model at ${url}: set ${names.key} or ${names.model}.`,
    404: `There is no such model or address at ${url}: set ${names.model}, or ${names.address}, which ends in /v1 at most servers.`,
    405: `That is no address of an OpenAI API: set ${names.address}, which ends in /v1 at most servers.`,
    429: 'Too many requests: the quota of the key is used up.',
    503: `Nothing answers at ${url}: is the server running, and ${names.address} right?`,
  };
}

/** A probe of the embedder and of each model. Only the first model is vital: it stands in for the others. */
export function openAiProbes(
  { chat, models, embed, embedder }: OpenAiOptions,
  { embedQuery }: Embedder,
  generate: (model: Model, signal: AbortSignal) => Promise<string>,
): Probe[] {
  const chatNames = { address: 'OPENAI_BASE_URL', key: 'OPENAI_API_KEY', model: 'CHAT_MODEL' };
  const embedNames = { address: 'EMBED_BASE_URL', key: 'EMBED_API_KEY', model: 'EMBED_MODEL' };
  return [
    {
      name: `embed with ${embedder.name} at ${new URL(embed.url).host}`,
      vital: 'embed',
      meanings: meaningsOf(embed, embed.url === chat.url ? { ...chatNames, model: 'EMBED_MODEL' } : embedNames),
      run: () => embedQuery(TEXT),
    },
    ...models.map((model, index) => ({
      name: `write with ${model.name} at ${new URL(chat.url).host}`,
      vital: index === 0 ? ('write' as const) : null,
      meanings: meaningsOf(chat, chatNames),
      run: (signal: AbortSignal) => generate(model, signal),
    })),
  ];
}
