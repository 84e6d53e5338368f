import { expect, type Locator, type Page } from '@playwright/test';
import type { Step } from '../../../support/keystrokes/Step.ts';

/** Clicks, types and reads as an agent does, and counts it: a choice in a list is a click, and so is a key, or a key with Ctrl. */
export class Hand {
  /** Clicks and keys; what is typed is not among them. */
  count = 0;

  readonly steps: Step[] = [];

  /** Milliseconds for which something was not there yet that was about to be clicked or read. */
  waited = 0;

  private readonly page: Page;
  private since = Date.now();

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    await this.see(target);
    await target.click();
    this.acted('click');
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.acted(key.includes('+') ? 'chord' : 'key');
  }

  async choose(target: Locator, value: string): Promise<void> {
    await target.selectOption(value);
    this.acted('click');
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.acted(`type ${text.length}`);
  }

  async see(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    this.waited += Date.now() - this.since;
    this.since = Date.now();
  }

  /** Reads what stands in an element; in several, all of it. */
  async read(target: Locator): Promise<void> {
    await this.see(target.first());
    const texts = await target.evaluateAll((elements) =>
      elements.map((element) => (element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? ''))),
    );
    this.steps.push(`read ${texts.join(' ').trim().split(/\s+/).length}`);
    this.since = Date.now();
  }

  private acted(step: Step): void {
    if (!step.startsWith('type')) this.count += 1;
    this.steps.push(step);
    this.since = Date.now();
  }
}
