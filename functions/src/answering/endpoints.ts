import { answer as answerContract } from '@parlance/domain/contracts/answering';
import { LIMITS } from '@parlance/domain/limits';
import { visitorTokenSecret } from '../platform/config.ts';
import { visitorCallable } from '../access/defineCallable.ts';
import { createFloodGate } from '../platform/limits/createFloodGate.ts';

/** Replays of answered questions count here and nowhere else: hence more than an address may ask. */
const passFloodGate = createFloodGate(2 * LIMITS.addressQuestionsPerMinute);

export const answer = visitorCallable(
  answerContract,
  async ({ input, who, address, signal, send }) => {
    passFloodGate(address);
    // Genkit costs 300 ms and 60 MB: only the functions that need it load it.
    const [{ answerQuestion }, { aiProvider }] = await Promise.all([
      import('./answerQuestion.ts'),
      import('../ai/provider.ts'),
    ]);
    const { messageId, text, locale, regenerates = null, identity = null } = input;
    const asked = { visitor: who, address, messageId, text, locale, regenerates, identity };
    return answerQuestion({ ...asked, signal, send }, aiProvider());
  },
  { secrets: [visitorTokenSecret], timeoutSeconds: 120, memory: '1GiB' },
);
