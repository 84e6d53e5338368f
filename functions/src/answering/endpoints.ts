import { answer as answerContract } from '@parlance/domain/contracts/answer';
import { visitorTokenSecret } from '../platform/config.ts';
import { visitorCallable } from '../platform/defineCallable.ts';

export const answer = visitorCallable(
  answerContract,
  async ({ input, who, signal, send }) => {
    // Genkit costs 300 ms and 60 MB: only the functions that need it load it.
    const [{ answerQuestion }, { aiProvider }] = await Promise.all([
      import('./answerQuestion.ts'),
      import('../ai/provider.ts'),
    ]);
    return answerQuestion(
      { visitor: who, messageId: input.messageId, text: input.text, locale: input.locale, signal, send },
      aiProvider(),
    );
  },
  { secrets: [visitorTokenSecret], timeoutSeconds: 120, memory: '1GiB' },
);
