import { runProbes } from '../../../functions/src/ai/probes/runProbes.ts';
import { createOpenAiProvider } from '../../../functions/src/ai/vendors/openai/createOpenAiProvider.ts';
import { openAiOptions } from '../config/openAiOptions.ts';

/* Runs in a process of its own, so that the functions' log of a failure stays out of the terminal. Prints the results as JSON. */
const { probes } = createOpenAiProvider(openAiOptions(process.env));
const results = await runProbes(probes);
console.log(JSON.stringify(results.map(({ name, isVital, ms, problem }) => ({ name, isVital, ms, problem }))));
