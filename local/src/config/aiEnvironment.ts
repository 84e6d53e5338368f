import { modelsNamed } from '@parlance/domain/models';
import { serverUrl } from '@parlance/domain/site/serverUrl';
import { ExpectedError } from '../errors/ExpectedError.ts';

type Given = Readonly<Record<string, string | undefined>>;

/** Parameters of a server of one's own. */
const SERVER = ['CHAT_MODEL', 'AI_MODELS', 'CHAT_PASSAGES', 'EMBED_MODEL', 'EMBED_PRICE'] as const;

/**
 * Selects the AI provider by the developer's settings: a server of OpenAI's API if its address is given, Gemini if a key is given,
 * else the local one. Throws an `ExpectedError` for a provider that cannot work here.
 */
export function aiEnvironment(given: Given): Record<string, string> {
  const { AI_PROVIDER: provider = '', GEMINI_API_KEY: key = '', OPENAI_BASE_URL: url = '' } = given;
  const chosen = provider === '' ? (url !== '' ? 'openai' : key !== '' ? 'gemini' : 'local') : provider;
  switch (chosen) {
    case 'local':
      return { AI_PROVIDER: 'local' };
    case 'gemini':
      if (key === '')
        throw new ExpectedError('AI_PROVIDER=gemini needs GEMINI_API_KEY: https://aistudio.google.com/apikey');
      return { AI_PROVIDER: 'gemini', GEMINI_API_KEY: key };
    case 'vertex':
      return { AI_PROVIDER: 'vertex' };
    case 'openai':
      return serverEnvironment(given);
    default:
      throw new ExpectedError(`AI_PROVIDER is local, gemini, vertex or openai, not "${chosen}".`);
  }
}

/** Keys of that server, and of the embedder's where it is another; `unset` for none. */
export function aiSecrets({
  OPENAI_API_KEY: chat = 'unset',
  EMBED_API_KEY: embed = 'unset',
}: Given): Record<string, string> {
  return { OPENAI_API_KEY: chat, EMBED_API_KEY: embed };
}

function serverEnvironment(given: Given): Record<string, string> {
  const { OPENAI_BASE_URL = '', EMBED_BASE_URL = '', CHAT_MODEL = '', AI_MODELS = '', EMBED_MODEL = '' } = given;
  if (OPENAI_BASE_URL === '' || EMBED_MODEL === '' || (CHAT_MODEL === '' && AI_MODELS === '')) {
    throw new ExpectedError(
      'A server of your own needs OPENAI_BASE_URL, CHAT_MODEL and EMBED_MODEL, such as http://127.0.0.1:11434/v1, qwen3:4b and embeddinggemma for Ollama.',
    );
  }
  for (const url of [OPENAI_BASE_URL, EMBED_BASE_URL]) {
    if (!serverUrl.safeParse(url).success) {
      throw new ExpectedError(
        `"${url}" is no address of a model server: it begins with https://, or is on this machine.`,
      );
    }
  }
  if (AI_MODELS === '') checkNames(CHAT_MODEL);
  const others = SERVER.flatMap((name): [string, string][] => {
    const value = given[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { AI_PROVIDER: 'openai', OPENAI_BASE_URL, EMBED_BASE_URL, ...Object.fromEntries(others) };
}

function checkNames(names: string): void {
  try {
    modelsNamed(names);
  } catch {
    throw new ExpectedError(`CHAT_MODEL names models, separated by commas; "${names}" does not.`);
  }
}
