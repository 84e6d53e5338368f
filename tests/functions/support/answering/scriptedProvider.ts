import { createLocalProvider } from '../../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider, GenerateRequest } from '../../../../functions/src/ai/AiProvider.ts';

/** The local provider with a model that writes what the test wants, whatever it is asked. */
export function scriptedProvider(
  write: string | ((request: GenerateRequest) => AsyncIterable<string>),
): AiProvider & { requests: GenerateRequest[] } {
  const requests: GenerateRequest[] = [];
  async function* once(text: string) {
    yield text;
  }
  return {
    ...createLocalProvider(),
    requests,
    generate: (request) => {
      requests.push(request);
      const stream = typeof write === 'string' ? once(write) : write(request);
      return { stream, done: Promise.resolve({ model: 'test', tokens: 1 }) };
    },
  };
}
