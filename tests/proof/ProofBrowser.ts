import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { suiteUrls } from '../support/suiteUrls.ts';
import { findBrowser } from '../support/browsers/findBrowser.ts';
import type { Tally } from './Tally.ts';

const SIGN = 'A hostile script ran: ';

/** Says so where a script of the payloads runs, in every frame. */
function betray(sign: string): void {
  for (const name of ['alert', 'confirm', 'prompt', 'print']) {
    Reflect.set(window, name, () => console.error(`${sign}${name}`));
  }
  Object.defineProperty(window, 'ran', {
    set() {
      console.error(`${sign}ran`);
    },
  });
}

/** Elements in a page that could run a script or load something foreign, were it not for the browser's goodwill. */
function liveMarkup(): string[] {
  const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlink:href']);
  const isLive = (element: Element): boolean =>
    [...element.attributes].some(({ name, value }) => {
      if (name.startsWith('on') || name === 'srcdoc') return true;
      const url = addresses.has(name) ? URL.parse(value, document.baseURI) : null;
      if (url === null) return false;
      // A link to a stranger's website is one that people may follow.
      const isForeign = element.tagName !== 'A' && url.hostname === 'evil.example';
      return isForeign || /^(?:javascript|vbscript):|^data:(?!image\/)/.test(url.href);
    });
  return [...document.querySelectorAll('body *')].filter(isLive).map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** Chromium for hostile texts: it obeys no Content-Security-Policy, reaches nothing but this machine, and every sign of a script is noted. */
export class ProofBrowser {
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async launch(): Promise<ProofBrowser> {
    const executablePath = await findBrowser(console.log);
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
    args.push('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1');
    return new ProofBrowser(await chromium.launch({ executablePath, args }));
  }

  /** A browser of its own, watched for an area. */
  async open(tally: Tally): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      baseURL: suiteUrls.web,
      bypassCSP: true,
      reducedMotion: 'reduce',
      locale: 'en-GB',
    });
    await context.addInitScript(betray, SIGN);
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.hostname !== '127.0.0.1') tally.foreign.push(url.href);
    });
    context.on('console', (message) => {
      if (message.text().startsWith(SIGN)) tally.executions.push(message.text());
    });
    context.on('weberror', (error) => tally.crashes.push(error.error().message));
    return context;
  }

  /** Looks into all frames of all pages for markup that came from a text. */
  async look(context: BrowserContext, tally: Tally): Promise<void> {
    for (const page of context.pages()) {
      for (const frame of page.frames()) tally.executions.push(...(await frame.evaluate(liveMarkup)));
    }
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
