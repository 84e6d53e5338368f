import path from 'node:path';
import { ROOT } from '../local/src/config/ROOT.ts';
import { runMain } from '../local/src/errors/runMain.ts';
import { runProcess } from './runner/runProcess.ts';
import { startTestSuite } from './runner/startTestSuite.ts';
import { findBrowser } from './support/browsers/findBrowser.ts';
import { findFirefox } from './support/browsers/findFirefox.ts';

const log = (line: string) => console.log(line);

/** Work in the running product, by its name: its file, and the browser that it needs. */
const WORK: Record<string, { file: string; findBrowser: () => string | Promise<string> }> = {
  firefox: { file: 'firefox/walk.ts', findBrowser: () => findFirefox(log) },
  pictures: { file: 'pictures/takePictures.ts', findBrowser: () => findBrowser(log) },
  documents: { file: 'documents/keepDocuments.ts', findBrowser: () => '' },
};

/**
 * `npm run firefox`: starts the product as `npm test` does, and walks the widget and the main ways through the dashboard in
 * Firefox. Names after `--` pick journeys: widget, source, inbox, settings.
 *
 * `npm run pictures`: starts it likewise, and takes the pictures of its pages in docs/pictures anew, those of the demo shop's
 * answers (`answers`), those of the home page (`product`) in web/public/pictures, and those for previews of links to public pages
 * (`cards`) in web/public/og. Names after `--` pick some of them.
 *
 * `npm run documents -- 1.2.3`: keeps documents of each kind as that release stores them (tests/fixtures/documents).
 */
await runMain(async ([name = '', ...args]) => {
  const work = WORK[name];
  if (work === undefined) throw new Error(`Nothing is called ${name}.`);
  const suite = await startTestSuite(Promise.resolve(work.findBrowser()), log);
  try {
    return await runProcess(process.execPath, [path.join(ROOT, 'tests', work.file), ...args], suite.env);
  } finally {
    await suite.stop();
  }
});
