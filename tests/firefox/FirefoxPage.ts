import { ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { findElement, type Kind } from './findElement.ts';

const PATIENCE_MS = 30_000;

/** A page or a frame of it in Firefox, used as people use it: by the names of things. Every wait ends with an error that says for what. */
export class FirefoxPage {
  readonly #page: Page;
  readonly #frame: () => Frame | undefined;

  constructor(page: Page, frame: () => Frame | undefined = () => page.mainFrame()) {
    this.#page = page;
    this.#frame = frame;
  }

  /** The frame whose address contains a text, once it is there. */
  frame(part: string): FirefoxPage {
    return new FirefoxPage(this.#page, () => this.#page.frames().find((one) => one.url().includes(part)));
  }

  async goto(url: string): Promise<void> {
    await this.#page.goto(url, { waitUntil: 'load' });
  }

  /** Presses the first button inside the shadow of a custom element. */
  async pressInside(element: string): Promise<void> {
    const button = await this.#page.waitForSelector(`${element} >>> button`, { visible: true, timeout: PATIENCE_MS });
    await button?.click();
  }

  async sees(text: string): Promise<void> {
    await this.#find('text', text);
  }

  async press(name: string): Promise<void> {
    const button = await this.#find('button', name);
    await button.click();
  }

  /** Replaces what stands in a field. */
  async fill(name: string, text: string): Promise<void> {
    const field = await this.#find('field', name);
    await field.evaluate((element) => {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
    });
    await field.type(text);
  }

  /** Clicks at a text. */
  async click(text: string): Promise<void> {
    const element = await this.#find('text', text);
    await element.click();
  }

  /** Ticks the only checkbox that there is. */
  async checkOnly(): Promise<void> {
    const box = await this.#now().waitForSelector('input[type=checkbox]', { timeout: PATIENCE_MS });
    await box?.click();
  }

  async key(key: 'Enter' | 'Escape'): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  #now(): Frame {
    const frame = this.#frame();
    if (frame === undefined) throw new Error('no such frame');
    return frame;
  }

  async #find(kind: Kind, name: string): Promise<ElementHandle> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const handle = await this.#once(kind, name);
      if (handle !== undefined) return handle;
      if (Date.now() > until) throw new Error(`no ${kind} "${name}" at ${this.#page.url()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Element that is there at this moment. A page that is being replaced has none. */
  async #once(kind: Kind, name: string): Promise<ElementHandle | undefined> {
    try {
      const handle = await this.#frame()?.evaluateHandle(findElement, kind, name);
      return handle instanceof ElementHandle ? handle : undefined;
    } catch {
      return undefined;
    }
  }
}
