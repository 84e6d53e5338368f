import { runProbes } from '../../../functions/src/ai/probes/runProbes.ts';
import { createOpenAiProvider } from '../../../functions/src/ai/vendors/openai/createOpenAiProvider.ts';
import { openAiOptions } from '../config/openAiOptions.ts';

/* A process of its own: what the functions log of a failure is no answer to whoever starts the product. Prints the results as JSON. */
const { probes } = createOpenAiProvider(openAiOptions(process.env));
const results = await runProbes(probes);
console.log(JSON.stringify(results.map(({ name, isVital, ms, problem }) => ({ name, isVital, ms, problem }))));
