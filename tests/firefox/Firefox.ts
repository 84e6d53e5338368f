import { type Browser, launch } from 'puppeteer-core';
import { suiteUrls } from '../support/suiteUrls.ts';
import { FirefoxPage } from './FirefoxPage.ts';

/** Firefox over WebDriver BiDi. What its pages write as errors, and whom they ask besides this machine, is kept in `problems`. */
export class Firefox {
  readonly problems: string[] = [];
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async launch(executablePath: string): Promise<Firefox> {
    return new Firefox(await launch({ browser: 'firefox', executablePath, headless: true }));
  }

  /** A page of somebody who shares nothing with the others. */
  async open(): Promise<FirefoxPage> {
    const context = await this.#browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.problems.push(`error: ${String(error)}`));
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      const isOurs = hostname === new URL(suiteUrls.web).hostname;
      if (/^https?:|^wss?:/.test(protocol) && !isOurs) this.problems.push(`foreign request: ${request.url()}`);
    });
    return new FirefoxPage(page);
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
