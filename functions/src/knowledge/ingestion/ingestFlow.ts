import { z } from 'genkit';
import { createAction } from '../../ai/createAction.ts';

const inputSchema = z.object({ orgId: z.string(), sourceId: z.string() });
type Task = z.infer<typeof inputSchema>;

/** The reading of a file, or of a question with its answer, as a Genkit flow: its text, its passages and their vectors are steps. */
export const ingestFlow = createAction<Task, [Task], unknown>((ai, handle) =>
  ai.defineFlow({ name: 'ingestSource', inputSchema }, (input) => handle(input)),
);
