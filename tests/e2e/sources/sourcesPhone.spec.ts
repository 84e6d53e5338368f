import { expect } from '@playwright/test';
import type { Site } from '../../support/hostile-site/startSite.ts';
import { expectAccessible } from '../support/axe.ts';
import { sourceFiles } from '../support/sources/sourceFiles.ts';
import { startCrawledSite } from '../support/sources/startCrawledSite.ts';
import { sourcesTest as test } from '../support/sources/sourcesTest.ts';

const { prices, picture, empty, tooLarge, damaged } = sourceFiles;
const QUESTION = 'Kann ich ein Zelt mieten?';

let site: Site;

test.beforeEach(async () => {
  site = await startCrawledSite();
});

test.afterEach(async () => {
  await site.stop();
});

test(
  'knowledge of every kind is added, read and deleted',
  { tag: '@onlyphone' },
  async ({ page, t, knowledge: { chatbotId, sources } }) => {
    await sources.open(chatbotId);
    const squeezed = await sources.tabs
      .getByRole('link')
      .evaluateAll((links) => links.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(squeezed).toBe(0);
    await sources.tab('file').click();
    await expect(page.getByText(t('sources.emptyTitle.file'))).toBeVisible();
    await sources.upload([picture, empty, tooLarge, damaged, prices]);
    const refusals = [
      [picture, t('error.file-type-invalid')],
      [empty, t('error.file-empty')],
      [tooLarge, 'Datei zu groß. Die maximale Dateigröße beträgt 1 MB'],
    ] as const;
    for (const [{ name }, text] of refusals) {
      await expect(sources.fileOnItsWay(name).getByRole('alert')).toHaveText(text);
    }
    await sources.expectStatus(prices.name, 'indexed');
    await sources.expectStatus(damaged.name, 'failed');
    await expect(sources.row(damaged.name)).toContainText(t('error.file-corrupt'));
    await expectAccessible(page);
    await sources.choose(prices.name, 'preview');
    const read = page.getByRole('tabpanel', { name: t('text.read') });
    await expect(read.getByText(/Family tent/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: t('text.original') }).click();
    const original = page.getByRole('tabpanel', { name: t('text.original') });
    await expect(original.getByText('Family tent,249 euros,12')).toBeVisible();
    await expect(read).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: t('text.back') }).click();

    await sources.tab('qa').click();
    await sources.addButton('qa').click();
    const write = page.getByRole('dialog', { name: t('qa.createTitle') });
    await write.getByRole('button', { name: t('qa.create'), exact: true }).click();
    await expect(write.getByText(t('qa.empty'))).toHaveCount(2);
    await write.getByLabel(t('qa.question')).fill(QUESTION);
    await write.getByLabel(t('qa.answer')).fill('Ja, ab 12 Euro am Tag.');
    await expectAccessible(page);
    await write.getByRole('button', { name: t('qa.create'), exact: true }).click();
    await sources.expectStatus(QUESTION, 'done');

    await sources.tab('website').click();
    await sources.addButton('website').click();
    const add = page.getByRole('dialog', { name: t('website.addTitle') });
    await expect(add.getByText('Bis zu 50 Seiten mit Ihrem Tarif.')).toBeVisible();
    await expectAccessible(page);
    await add.getByLabel(t('website.url')).fill(`${site.origin}/`);
    await add.getByRole('button', { name: t('website.addSubmit') }).click();
    await page.getByRole('link', { name: site.host }).click();
    const summary = page.getByRole('region', { name: t('website.summary') });
    await expect(summary.getByText('4 indexiert')).toBeVisible({ timeout: 30_000 });
    await expect(summary.getByText(t('sourceStatus.indexed'), { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(sources.row('/private/prices')).toContainText(t('pages.reason.robots'));
    await expect(sources.row('/missing')).toContainText(t('pages.reason.not-found'));
    await expectAccessible(page);
    await page.getByRole('link', { name: t('website.back') }).click();
    await expect(page).toHaveURL(/\?type=website$/);

    await sources.tab('all').click();
    await expect(page.getByText('4 Wissensquellen', { exact: true })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(5);
    await expectAccessible(page);
    await page.getByRole('row').first().getByRole('checkbox').check();
    await page.getByRole('button', { name: t('sources.deleteSelected') }).click();
    await page.getByRole('button', { name: '4 Wissensquellen löschen', exact: true }).click();
    await expect(page.getByText('4 Wissensquellen, 6 Textstellen und 2 Dateien gelöscht')).toBeVisible();
    await expect(page.getByText(t('sources.emptyTitle'), { exact: true })).toBeVisible();
  },
);
