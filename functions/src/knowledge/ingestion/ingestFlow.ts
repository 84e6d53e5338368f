import { z } from 'genkit';
import { createFlow } from '../../ai/createFlow.ts';

/** The reading of a file, or of a question with its answer, as a Genkit flow: its text, its passages and their vectors are steps. */
export const ingestFlow = createFlow('ingestSource', z.object({ orgId: z.string(), sourceId: z.string() }));
