import { createLocalProvider } from '../../functions/src/ai/local/createLocalProvider.ts';
import type { AiProvider } from '../../functions/src/ai/provider.ts';
import { ExpectedError } from '../../local/src/errors/ExpectedError.ts';

/** Names that `--provider` takes. */
const NAMES = ['local', 'gemini', 'vertex'];

/** The provider that is evaluated. */
export function providerOf(name: string): AiProvider {
  if (name === 'local') return createLocalProvider();
  if (NAMES.includes(name))
    throw new ExpectedError(`The evaluation cannot use the provider ${name} yet: choose local.`);
  throw new ExpectedError(`There is no provider ${name}: choose ${NAMES.join(', ')}.`);
}
