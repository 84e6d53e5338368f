import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '../local/src/config/ROOT.ts';
import { ExpectedError } from '../local/src/errors/ExpectedError.ts';
import { startTestSuite } from './runner/startTestSuite.ts';
import { findBrowser } from './support/findBrowser.ts';

/**
 * `npm run pictures`: builds the product, starts it with the demo data on ports of its own, and takes the pictures of its pages
 * in docs/pictures anew, and those for previews of links to public pages (`cards`) in web/public/og. Names after `--` pick some of them.
 */
async function main(): Promise<number> {
  const log = (line: string) => console.log(line);
  const suite = await startTestSuite(await findBrowser(log), log);
  try {
    // Hosting is served by this process.
    const child = spawn(
      process.execPath,
      [path.join(ROOT, 'tests', 'pictures', 'takePictures.ts'), ...process.argv.slice(2)],
      { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...suite.env } },
    );
    await once(child, 'exit');
    return child.exitCode ?? 1;
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
