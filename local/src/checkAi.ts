import { runProbes } from '../../functions/src/ai/probes/runProbes.ts';
import { createOpenAiProvider } from '../../functions/src/ai/vendors/openai/createOpenAiProvider.ts';
import { openAiOptions } from './config/openAiOptions.ts';
import { ExpectedError } from './errors/ExpectedError.ts';

/**
 * Says where answers come from, and asks a server of one's own whether it would answer before anything is started with it.
 * @param secrets Environment with the keys.
 * @throws ExpectedError with one line for each model that is needed and does not answer.
 */
export async function checkAi(
  parameters: Readonly<Record<string, string>>,
  secrets: Readonly<Record<string, string | undefined>>,
  log: (line: string) => void,
): Promise<void> {
  const { AI_PROVIDER: provider } = parameters;
  if (provider === 'local') return;
  if (provider !== 'openai') {
    log(`Answers come from ${provider}, which costs money`);
    return;
  }
  const { probes } = createOpenAiProvider(openAiOptions({ ...secrets, ...parameters }));
  const results = await runProbes(probes);
  for (const { name, ms, problem } of results) if (problem === null) log(`${name}: ${ms} ms`);
  const failed = results.flatMap(({ name, isVital, problem }) =>
    problem === null ? [] : [{ isVital, line: `Cannot ${name}: ${problem}` }],
  );
  if (failed.some(({ isVital }) => isVital)) throw new ExpectedError(failed.map(({ line }) => line).join('\n'));
  for (const { line } of failed) log(line);
}
