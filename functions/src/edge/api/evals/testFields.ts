import { testCaseFieldsSchema } from '@parlance/domain/contracts/evals/evals';
import * as z from 'zod';

const { question, locale, turn, expectation, mustPass } = testCaseFieldsSchema.shape;

/** The body that a test is made or changed with. */
export const testFields = z.strictObject({
  question,
  locale: z._default(locale, 'en').describe('Used where the question itself does not show its language.'),
  turn: z._default(turn, null).describe('What was said before, where the question goes on from it.'),
  expectation: z.clone(expectation).register(z.globalRegistry, {
    description: '`facts`: the answer says each of them. `refuse`: there is no answer.',
  }),
  mustPass: z._default(mustPass, false).describe('Members are told when it fails after it has passed.'),
});
