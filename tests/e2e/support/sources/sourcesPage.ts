import { expect, type Locator, type Page } from '@playwright/test';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { Translate } from '../texts.ts';

interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The page of a chatbot's sources. */
export class SourcesPage {
  readonly #page: Page;
  readonly #t: Translate;

  constructor(page: Page, t: Translate) {
    this.#page = page;
    this.#t = t;
  }

  /** @param search Filter in the address, such as `?type=qa`. */
  async open(chatbotId: string, search = ''): Promise<void> {
    await this.#page.goto(`/dashboard/chatbot/${chatbotId}/sources${search}`);
    await expect(this.#page.getByRole('heading', { name: this.#t('nav.sources'), level: 1 })).toBeVisible();
  }

  /** Chooses files as the browser's own dialog does. */
  async upload(files: readonly UploadFile[]): Promise<void> {
    await this.#page.getByLabel(this.#t('sources.choose')).setInputFiles([...files]);
  }

  row(name: string): Locator {
    return this.#page.getByRole('row').filter({ has: this.#page.getByText(name, { exact: true }) });
  }

  /** Waits until the live row of a source says how it is. */
  async expectStatus(name: string, status: 'indexed' | 'done' | 'failed'): Promise<void> {
    const text = this.row(name).getByText(this.#t(`sourceStatus.${status}`), { exact: true });
    await expect(text).toBeVisible({ timeout: 40_000 });
  }

  /** A file on its way, or one that was refused. */
  fileOnItsWay(name: string): Locator {
    return this.#page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  }

  get tabs(): Locator {
    return this.#page.getByRole('navigation', { name: this.#t('sources.type') });
  }

  tab(type: Source['type'] | 'all'): Locator {
    return this.tabs.getByRole('link', { name: this.#t(`sources.tab.${type}`), exact: true });
  }

  addButton(type: Source['type']): Locator {
    return this.#page
      .getByRole('main')
      .getByRole('button', { name: this.#t(`sources.add.${type}`) })
      .first();
  }

  /** Has the page at an address read, or the whole website that it begins. */
  async addWebsite(url: string, mode: 'page' | 'site'): Promise<void> {
    await this.addButton('website').click();
    const dialog = this.#page.getByRole('dialog', { name: this.#t('website.addTitle') });
    await dialog.getByLabel(this.#t('website.url')).fill(url);
    await dialog.getByLabel(this.#t(`website.mode.${mode}`), { exact: true }).check();
    await dialog.getByLabel(this.#t('website.url')).press('Enter');
    await expect(dialog).toHaveCount(0);
  }

  /** Passages read from the source whose text is shown. */
  get passages(): Locator {
    return this.#page.getByRole('region', { name: this.#t('text.read') });
  }

  /** Opens what an entry of a source's menu leads to. */
  async choose(name: string, action: 'pages' | 'preview' | 'edit' | 'delete'): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: this.#t('sources.actionsOf', { name }) })
      .click();
    await this.#page.getByRole('menuitem', { name: this.#t(`sources.action.${action}`) }).click();
  }
}
