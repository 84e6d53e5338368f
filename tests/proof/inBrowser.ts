import { isWatchful } from './isWatchful.ts';
import { ProofBrowser } from './ProofBrowser.ts';

/** Does work in Chromium. Throws where the browser does not notice scripts that do run. */
export async function inBrowser(work: (browser: ProofBrowser) => Promise<void>): Promise<void> {
  const browser = await ProofBrowser.launch();
  try {
    if (!(await isWatchful(browser))) throw new Error('The browser does not notice scripts that do run.');
    await work(browser);
  } finally {
    await browser.close();
  }
}
