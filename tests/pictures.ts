import path from 'node:path';
import { ROOT } from '../local/src/config/ROOT.ts';
import { ExpectedError } from '../local/src/errors/ExpectedError.ts';
import { runProcess } from './runner/runProcess.ts';
import { startTestSuite } from './runner/startTestSuite.ts';
import { findBrowser } from './support/browsers/findBrowser.ts';

/**
 * `npm run pictures`: builds the product, starts it with the demo data on ports of its own, and takes the pictures of its pages
 * in docs/pictures anew, those of the demo shop's answers (`answers`), those of the home page (`product`) in web/public/pictures, and those for previews of links to public pages (`cards`) in
 * web/public/og. Names after `--` pick some of them.
 */
async function main(): Promise<number> {
  const log = (line: string) => console.log(line);
  const suite = await startTestSuite(findBrowser(log), log);
  try {
    const file = path.join(ROOT, 'tests', 'pictures', 'takePictures.ts');
    return await runProcess(process.execPath, [file, ...process.argv.slice(2)], suite.env);
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
