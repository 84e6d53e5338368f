import path from 'node:path';
import { configuredModels } from '@parlance/domain/models';
import { createGeminiProvider } from '../../functions/src/ai/vendors/gemini/createGeminiProvider.ts';
import { vertexBackend } from '../../functions/src/ai/vendors/gemini/vertexBackend.ts';
import { createOpenAiProvider } from '../../functions/src/ai/vendors/openai/createOpenAiProvider.ts';
import { runProbes } from '../../functions/src/ai/probes/runProbes.ts';
import { openAiOptions } from './config/openAiOptions.ts';
import { ROOT } from './config/ROOT.ts';
import { deployArguments } from './deploy/deployArguments.ts';
import { runMain } from './errors/runMain.ts';
import { readParameters } from './site/readParameters.ts';

/** `npm run smoke -- --project ID`: embeds, writes with each model, counts tokens and ranks once, as the deployed functions would. */
async function main(args: readonly string[]): Promise<number> {
  const { project: projectId } = deployArguments(args);
  const parameters = readParameters(path.join(ROOT, 'functions'), projectId);
  const { VERTEX_LOCATION: location = 'eu', VERTEX_EMBED_LOCATION: embedLocation = 'europe-west3' } = parameters;
  const { VERTEX_RANKING_MODEL: model = '', VERTEX_RANKING_LOCATION: rankedIn = 'eu' } = parameters;
  const ranking = model === '' ? null : { model, location: rankedIn };
  const provider =
    parameters['AI_PROVIDER'] === 'openai'
      ? createOpenAiProvider(openAiOptions({ ...process.env, ...parameters }))
      : createGeminiProvider(
          vertexBackend({ projectId, location, embedLocation, ranking }),
          configuredModels(parameters),
        );
  const results = await runProbes(provider.probes);
  for (const { name, isVital, ms, problem } of results) {
    const verdict = problem === null ? 'ok    ' : isVital ? 'FAILED' : 'gone  ';
    console.log(`${verdict} ${name} (${ms} ms)${problem === null ? '' : `: ${problem}`}`);
  }
  return results.some(({ isVital, problem }) => isVital && problem !== null) ? 1 : 0;
}

await runMain(main);
