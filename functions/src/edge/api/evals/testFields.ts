import { testCaseFieldsSchema } from '@parlance/domain/contracts/evals/evals';
import * as z from 'zod';

const { question, locale, turn, earlier, recordings, expectation, mustPass } = testCaseFieldsSchema.shape;

/** The body that a test is made or changed with. */
export const testFields = z.strictObject({
  question,
  locale: z._default(locale, 'en').describe('Used where the question itself does not show its language.'),
  turn: z._default(turn, null).describe('What was said before, where the question goes on from it.'),
  earlier: z.clone(earlier).register(z.globalRegistry, {
    description: 'Messages before the question; the chatbot answers each of them anew.',
  }),
  recordings: z.clone(recordings).register(z.globalRegistry, {
    description:
      'What the servers of actions answer for which values: `result` with one value a line, null for values that they do not know. With none no action is called.',
  }),
  expectation: z.clone(expectation).register(z.globalRegistry, {
    description: '`facts`: the answer says each of them. `refuse`: there is no answer.',
  }),
  mustPass: z._default(mustPass, false).describe('Members are told when it fails after it has passed.'),
});
