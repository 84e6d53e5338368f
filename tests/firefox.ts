import path from 'node:path';
import { ROOT } from '../local/src/config/ROOT.ts';
import { ExpectedError } from '../local/src/errors/ExpectedError.ts';
import { runProcess } from './runner/runProcess.ts';
import { startTestSuite } from './runner/startTestSuite.ts';
import { findFirefox } from './support/browsers/findFirefox.ts';

/**
 * `npm run firefox`: starts the product as `npm test` does, and walks the widget and the main ways through the dashboard in
 * Firefox. Names after `--` pick journeys: widget, source, inbox, settings.
 */
async function main(): Promise<number> {
  const log = (line: string) => console.log(line);
  const firefox = findFirefox(log);
  const suite = await startTestSuite(Promise.resolve(''), log);
  try {
    const walk = path.join(ROOT, 'tests', 'firefox', 'walk.ts');
    return await runProcess(process.execPath, [walk, ...process.argv.slice(2)], {
      ...suite.env,
      PARLANCE_FIREFOX: firefox,
    });
  } finally {
    await suite.stop();
  }
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error);
  process.exit(1);
}
