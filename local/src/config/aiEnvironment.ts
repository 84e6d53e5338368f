import { ExpectedError } from '../errors/ExpectedError.ts';

/**
 * Selects the AI provider by the developer's settings: Gemini if a key is given, else the local one. Throws an
 * `ExpectedError` for a provider that cannot work here.
 */
export function aiEnvironment({
  AI_PROVIDER: provider = '',
  GEMINI_API_KEY: key = '',
}: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const chosen = provider === '' ? (key === '' ? 'local' : 'gemini') : provider;
  switch (chosen) {
    case 'local':
      return { AI_PROVIDER: 'local' };
    case 'gemini':
      if (key === '')
        throw new ExpectedError('AI_PROVIDER=gemini needs GEMINI_API_KEY: https://aistudio.google.com/apikey');
      return { AI_PROVIDER: 'gemini', GEMINI_API_KEY: key };
    case 'vertex':
      return { AI_PROVIDER: 'vertex' };
    default:
      throw new ExpectedError(`AI_PROVIDER is local, gemini or vertex, not "${chosen}".`);
  }
}
