import * as z from 'zod/mini';
import { textField } from '../../fields.ts';
import { LIMITS } from '../../limits.ts';
import { ACTION_NAME } from './action.ts';

/** An answer of an action's server that is played back to a test, so that the test sends nothing and finds the same each time. */
export const recordingSchema = z.strictObject({
  /** The action's name, which is the same in another chatbot's copy of it. */
  action: z.string().check(z.regex(ACTION_NAME)),
  /** Values that a call has to have; of a parameter that is not named any value will do. */
  arguments: z
    .array(
      z.strictObject({
        parameter: z.string().check(z.maxLength(LIMITS.nameCharacters)),
        value: z.string().check(z.maxLength(LIMITS.argumentCharacters)),
      }),
    )
    .check(z.maxLength(LIMITS.actionParameters)),
  /** One value a line, as the chatbot reads it ("status: shipped"); null where the server does not know these values. */
  result: z.nullable(textField(LIMITS.recordingCharacters)),
});

export type Recording = z.infer<typeof recordingSchema>;
