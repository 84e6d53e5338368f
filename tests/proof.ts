import path from 'node:path';
import { ROOT } from '../local/src/config/ROOT.ts';
import { ExpectedError } from '../local/src/errors/ExpectedError.ts';
import { runProcess } from './runner/runProcess.ts';
import { startTestSuite } from './runner/startTestSuite.ts';
import { findBrowser } from './support/browsers/findBrowser.ts';

/**
 * `npm run proof`: gives very many bad inputs to every part of the product that takes any, and prints a table of what came of
 * them. Takes about ten minutes. Names after `--` pick areas (tests/proof/prove.ts).
 */
async function main(): Promise<number> {
  const log = (line: string) => console.log(line);
  const suite = await startTestSuite(findBrowser(log), log);
  try {
    return await runProcess(
      process.execPath,
      [path.join(ROOT, 'tests', 'proof', 'prove.ts'), ...process.argv.slice(2)],
      suite.env,
    );
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
