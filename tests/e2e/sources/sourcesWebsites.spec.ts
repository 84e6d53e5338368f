import { expect } from '@playwright/test';
import type { Site } from '../../support/hostile-site/startSite.ts';
import { expectAccessible } from '../support/axe.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { haveSession } from '../support/accounts/haveSession.ts';
import { SourcesPage } from '../support/sources/sourcesPage.ts';
import { sitePage, startCrawledSite } from '../support/sources/startCrawledSite.ts';
import { sourcesTest as test } from '../support/sources/sourcesTest.ts';

let site: Site;

test.beforeEach(async () => {
  site = await startCrawledSite();
});

test.afterEach(async () => {
  await site.stop();
});

test('a website is read live, page by page, and every page says what became of it', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  const sources = new SourcesPage(page, t);
  // One page is slow, so that the others can be seen coming in.
  const slow = Promise.withResolvers<void>();
  const pegs = site.routes['/help/pegs'];
  site.routes['/help/pegs'] = (_request, response) => {
    void slow.promise.then(() => response.end(pegs !== undefined && 'body' in pegs ? pegs.body : ''));
  };
  await haveSession(page, owner);
  await sources.open(chatbotId, '?type=website');
  await sources.addButton('website').click();
  const dialog = page.getByRole('dialog', { name: t('website.addTitle') });
  const submit = dialog.getByRole('button', { name: t('website.addSubmit') });
  await expect(dialog.getByText('Up to 50 pages with your plan.')).toBeVisible();
  await submit.click();
  await expect(dialog.getByText(t('website.urlRequired'))).toBeVisible();
  const url = dialog.getByLabel(t('website.url'));
  await url.fill('not an address');
  await expect(dialog.getByText(t('error.url-invalid'))).toBeVisible();
  await url.fill('http://192.168.0.1/');
  await submit.click();
  await expect(dialog.getByText(t('error.address-not-allowed'))).toBeVisible();
  await url.fill(`${site.origin}/`);
  await dialog.getByLabel(t('website.exclude')).fill('blog');
  await submit.click();
  await expect(dialog.getByText('"blog" is not a path. Paths begin with / and hold no spaces.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(t('website.mode.page'), { exact: true }).check();
  await expect(dialog.getByText('Up to 50 pages with your plan.')).toHaveCount(0);
  await expect(dialog.getByLabel(t('website.exclude'))).toHaveCount(0);
  await dialog.getByLabel(t('website.mode.site'), { exact: true }).check();
  await dialog.getByLabel(t('website.exclude')).fill('/blog/*');
  await submit.press('Enter');
  await expect(page.getByText(t('website.added', { site: site.host }))).toBeVisible();

  await page.getByRole('link', { name: site.host }).click();
  const summary = page.getByRole('region', { name: t('website.summary') });
  await expect(summary.getByText('1 waiting')).toBeVisible({ timeout: 30_000 });
  await expect(summary.getByText('2 indexed')).toBeVisible();
  await expect(summary.getByText(t('sourceStatus.processing'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('website.recrawl') })).toBeDisabled();
  await expect(sources.row('Pegs')).toHaveCount(0);
  slow.resolve();
  await expect(summary.getByText('3 indexed')).toBeVisible({ timeout: 30_000 });
  await expect(summary.getByText(t('sourceStatus.indexed'), { exact: true })).toBeVisible();

  // What became of each page.
  await expect(sources.row('Poles')).toContainText(/Indexed.*\d{3}.*\d{4}/s);
  await expect(sources.row('Pegs')).toContainText('One passage that visitors never see was left out');
  await expect(sources.row('/private/prices')).toContainText(t('pages.reason.robots'));
  await expect(sources.row('/missing')).toContainText(t('pages.reason.not-found'));
  await expect(sources.row('/blog/news')).toContainText(t('pages.reason.excluded'));
  await expect(page.getByRole('row')).toHaveCount(7);
  expect(site.hits).not.toContain('/private/prices');
  await page.getByLabel(t('pages.filter')).selectOption('failed');
  await expect(page).toHaveURL(/\?status=failed$/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(sources.row('/missing')).toBeVisible();
  await page.getByLabel(t('pages.filter')).selectOption('gone');
  await expect(page.getByText(t('pages.noneTitle'))).toBeVisible();
  await page.getByLabel(t('pages.filter')).selectOption('');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Poles', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Poles', level: 1 })).toBeVisible();
  await expect(sources.passages.getByText('The poles stands on a shelf of its own.')).toBeVisible();
  const original = page.frameLocator(`iframe[title="${t('original.of', { name: 'Poles' })}"]`);
  await expect(original.getByText('The poles stands on a shelf of its own.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('text.backToPages') }).click();
  await expect(sources.row('Poles')).toBeVisible();
});

test('a website is read again when it has changed, weekly or never, and is deleted with its pages', async ({
  page,
  t,
  knowledge: { chatbotId, sources },
}) => {
  await sources.open(chatbotId, '?type=website');
  await sources.addWebsite(`${site.origin}/`, 'site');
  await page.getByRole('link', { name: site.host }).click();
  const summary = page.getByRole('region', { name: t('website.summary') });
  await expect(summary.getByText(t('sourceStatus.indexed'), { exact: true })).toBeVisible({ timeout: 30_000 });
  site.routes['/help/pegs'] = sitePage('Pegs and hammers');
  await page.getByRole('button', { name: t('website.recrawl') }).click();
  await expect(page.getByText(t('website.recrawled', { site: site.host }))).toBeVisible();
  await expect(summary.getByText('1 changed since the reading before')).toBeVisible({ timeout: 30_000 });
  await expect(sources.row('Pegs and hammers')).toContainText('Changed since last crawl');
  await expect(page.getByText('Changed since last crawl')).toHaveCount(1);
  await expect(summary.getByText(t('sourceStatus.indexed'), { exact: true })).toBeVisible();

  await expect(summary.getByText(t('website.notPlanned'))).toBeVisible();
  const weekly = page.getByRole('switch', { name: t('website.weekly') });
  await weekly.press('Space');
  await expect(page.getByText(t('website.weeklyOn'))).toBeVisible();
  await expect(weekly).toBeChecked();
  await expect(summary.getByText(t('website.notPlanned'))).toHaveCount(0);
  await page.getByRole('button', { name: t('website.editPatterns') }).click();
  const patterns = page.getByRole('dialog', { name: t('website.patternsTitle') });
  await patterns.getByLabel(t('website.include')).fill('/help/*');
  await expectAccessible(page);
  await patterns.getByRole('button', { name: t('website.patternsSave') }).click();
  await expect(page.getByText(t('website.patternsSaved'))).toBeVisible();
  await expect(summary.getByText('/help/*')).toBeVisible();

  await page.getByRole('button', { name: t('website.delete'), exact: true }).click();
  await page.getByRole('button', { name: 'Delete 1 source' }).click();
  await expect(page.getByText('1 source, 4 passages and 0 files deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/sources$/);
  await expect(page.getByText(t('sources.emptyTitle'))).toBeVisible();
});

test('a website that may not or cannot be read says so, and is read as soon as it can be', async ({
  page,
  t,
  knowledge: { chatbotId, sources },
}) => {
  await sources.open(chatbotId, '?type=website');
  await sources.addWebsite(`${site.origin}/private/prices`, 'page');
  const row = page.getByRole('row').nth(1);
  await expect(row.getByText(t('error.robots-disallowed'))).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  site.routes['/robots.txt'] = { status: 404 };
  await row.getByRole('button', { name: t('common.tryAgain') }).click();
  await expect(row.getByText(t('sourceStatus.indexed'))).toBeVisible({ timeout: 30_000 });

  site.routes['/robots.txt'] = (request) => void request.socket.destroy();
  await sources.addWebsite(`${site.origin}/help/poles`, 'page');
  await expect(row.getByText(t('error.site-unreachable'))).toBeVisible({ timeout: 30_000 });
  await row.getByRole('link').click();
  await expect(page.getByText(t('pages.reason.unreachable'))).toBeVisible();
});
