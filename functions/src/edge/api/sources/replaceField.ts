import * as z from 'zod';

/** True if a new file replaces those of its name. */
export const replaceField = z
  .boolean()
  .default(false)
  .describe('In place of the chatbot’s files of the same name: they answer until this one is indexed, and go then.');
