import { tryAnswer as tryAnswerContract } from '@parlance/domain/contracts/playground';
import { memberCallable } from '../access/defineCallable.ts';

export const tryAnswer = memberCallable(
  tryAnswerContract,
  async ({ input, signal, send }) => {
    // Genkit costs 300 ms and 60 MB: only the functions that need it load it.
    const [{ tryAnswer: tryAnswerCase }, { aiProvider }] = await Promise.all([
      import('./tryAnswer.ts'),
      import('../ai/provider.ts'),
    ]);
    return tryAnswerCase({ ...input, signal, send }, aiProvider());
  },
  { timeoutSeconds: 120, memory: '1GiB' },
);
