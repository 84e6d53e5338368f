import { aiEnvironment } from './config/aiEnvironment.ts';
import { portsFrom } from './config/portsFrom.ts';
import { readPortBase } from './config/readPortBase.ts';
import { clientEnvironment, functionsEnvironment } from './emulators/suiteEnvironment.ts';
import { ExpectedError } from './errors/ExpectedError.ts';
import { PROJECT_ID } from './product/PROJECT_ID.ts';

/** `npm run genkit`: the flows of the product that `npm start` runs, for Genkit's developer tools. Ends with Ctrl+C. */
async function main(): Promise<void> {
  const ports = portsFrom(readPortBase(process.env['PARLANCE_PORT_BASE']));
  const product = {
    ...functionsEnvironment(PROJECT_ID, ports),
    ...clientEnvironment(PROJECT_ID, ports),
    ...aiEnvironment(process.env),
    GENKIT_ENV: 'dev',
  };
  Object.assign(process.env, { ...product, ...process.env });
  // Loads the functions, which read the environment.
  const { serveActions } = await import('./genkit/serveActions.ts');
  await serveActions();
  console.log('The flows are served for the developer tools of https://genkit.dev/docs/devtools/.');
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error);
  process.exitCode = 1;
}
