import path from 'node:path';
import { runProbes } from '../../functions/src/ai/probes/runProbes.ts';
import { providerOf } from './ai/providerOf.ts';
import { ROOT } from './config/ROOT.ts';
import { deployArguments } from './deploy/deployArguments.ts';
import { runMain } from './errors/runMain.ts';
import { readParameters } from './site/readParameters.ts';

/** `npm run smoke -- --project ID`: embeds, writes with each model, counts tokens and ranks once, as the deployed functions would. */
async function main(args: readonly string[]): Promise<number> {
  const { project: projectId } = deployArguments(args);
  const parameters = readParameters(path.join(ROOT, 'functions'), projectId);
  const provider = providerOf(projectId, { ...process.env, ...parameters });
  const results = await runProbes(provider.probes);
  for (const { name, vital, ms, problem } of results) {
    const verdict = problem === null ? 'ok    ' : vital === null ? 'gone  ' : 'FAILED';
    console.log(`${verdict} ${name} (${ms} ms)${problem === null ? '' : `: ${problem}`}`);
  }
  return results.some(({ vital, problem }) => vital !== null && problem !== null) ? 1 : 0;
}

await runMain(main);
