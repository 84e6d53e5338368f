import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import { ExpectedError } from '../errors/ExpectedError.ts';

const PROBE_MODELS = fileURLToPath(new URL('probeModels.ts', import.meta.url));
const resultsSchema = z.array(
  z.object({ name: z.string(), vital: z.nullable(z.string()), ms: z.number(), problem: z.nullable(z.string()) }),
);

/**
 * Says where answers come from, and probes a provider that needs a key or an address before anything is started.
 * @param environment With the keys.
 * @throws ExpectedError with one line for each model that is needed and does not answer.
 */
export async function checkAi(
  parameters: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string | undefined>>,
  log: (line: string) => void,
): Promise<void> {
  const { AI_PROVIDER: provider } = parameters;
  if (provider === 'local') return;
  if (provider !== 'openai') log(`Answers come from ${provider}, which costs money`);
  // Credentials of Google's belong to a project, which this machine stands in for.
  if (provider === 'vertex') return;
  const env = { ...environment, ...parameters };
  const { stdout } = await promisify(execFile)(process.execPath, [PROBE_MODELS], { env });
  const results = resultsSchema.parse(JSON.parse(stdout));
  for (const { name, ms, problem } of results) if (problem === null) log(`Can ${name} (${ms} ms)`);
  const failed = results.filter(({ problem }) => problem !== null);
  const lines = failed.map(({ name, problem }) => `Cannot ${name}: ${problem}`);
  if (failed.some(({ vital }) => vital !== null)) throw new ExpectedError(lines.join('\n'));
  for (const line of lines) log(line);
}
