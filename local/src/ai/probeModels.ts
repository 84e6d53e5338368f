import { runProbes } from '../../../functions/src/ai/probes/runProbes.ts';
import { providerOf } from './providerOf.ts';

/* Runs in a process of its own, so that the functions' log of a failure stays out of the terminal. Prints the results as JSON. */
const results = await runProbes(providerOf('', process.env).probes);
console.log(JSON.stringify(results.map(({ name, vital, ms, problem }) => ({ name, vital, ms, problem }))));
