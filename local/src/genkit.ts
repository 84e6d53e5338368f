import { parseArgs } from 'node:util';
import { aiEnvironment } from './config/aiEnvironment.ts';
import { portsFrom } from './config/portsFrom.ts';
import { readPortBase } from './config/readPortBase.ts';
import { urlOf } from './config/urls.ts';
import { clientEnvironment, functionsEnvironment } from './emulators/suiteEnvironment.ts';
import { ExpectedError } from './errors/ExpectedError.ts';
import { lastTrace } from './genkit/lastTrace.ts';
import { type GenkitTools, serveTraces } from './genkit/serveTraces.ts';
import { PROJECT_ID } from './product/PROJECT_ID.ts';

/**
 * `npm run genkit`: flows, retriever, indexer, evaluator and prompts of the product that `npm start` runs, on a page that shows their
 * traces, and for Genkit's developer tools. Ends with Ctrl+C. With `--trace` it prints the newest trace of one that runs.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { trace: { type: 'boolean', default: false } } });
  const ports = portsFrom(readPortBase(process.env['PARLANCE_PORT_BASE']));
  if (values.trace) {
    console.log(await lastTrace(urlOf(ports.genkit)));
    return;
  }
  const product = {
    ...functionsEnvironment(PROJECT_ID, ports),
    ...clientEnvironment(PROJECT_ID, ports),
    ...aiEnvironment(process.env),
    GENKIT_ENV: 'dev',
  };
  Object.assign(process.env, { ...product, ...process.env });
  const { promise: tools, resolve } = Promise.withResolvers<GenkitTools>();
  // Genkit's own tools bring a server for traces.
  if (process.env['GENKIT_TELEMETRY_SERVER'] === undefined) {
    const { url } = await serveTraces(ports.genkit, tools);
    process.env['GENKIT_TELEMETRY_SERVER'] = url;
    console.log(`Traces and a question to ask: ${url}`);
  }
  // Loads the functions, which read the environment.
  const { serveActions } = await import('./genkit/serveActions.ts');
  resolve(await serveActions());
  console.log('With a network, Genkit’s own page: npx genkit-cli@1.42.0 start -- npm run genkit');
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error);
  process.exitCode = 1;
}
