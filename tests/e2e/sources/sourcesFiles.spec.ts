import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { expect } from '@playwright/test';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { sourceFiles } from '../support/sources/sourceFiles.ts';
import { sourcesTest as test } from '../support/sources/sourcesTest.ts';

const { prices, guide, catalogue, picture, empty, tooLarge, damaged, encrypted, notes } = sourceFiles;
const STORAGE = `${suiteUrls.storage}/**`;

test('files are sent one after the other, by dialog and by drop, and one of them is called off', async ({
  page,
  t,
  knowledge: { owner, chatbotId, sources },
}) => {
  await sources.open(chatbotId);
  await expect(page.getByText(t('sources.emptyTitle'))).toBeVisible();
  await expect(page.getByText('PDF, DOCX, PPTX, XLSX, CSV, HTML, MD, TXT, PNG, JPG, up to 1 MB each')).toBeVisible();
  await expect(page.getByText('0 of 400,000 training tokens of your organization used (0%)')).toBeVisible();

  // The first piece arrives, the second never does.
  await page.route(STORAGE, async (route) => {
    if (Number(route.request().headers()['x-goog-upload-offset'] ?? '0') === 0) await route.continue();
  });
  await sources.upload([catalogue, prices, guide]);
  const progress = page.getByRole('progressbar', { name: t('upload.progressOf', { name: catalogue.name }) });
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d$/);
  await expect(page.getByText('3 files are being uploaded')).toBeAttached();
  for (const { name } of [prices, guide]) {
    await expect(sources.fileOnItsWay(name).getByText(t('upload.waiting'))).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: t('upload.cancel', { name: catalogue.name }) }).press('Enter');
  await expect(page.getByText('2 files were uploaded.')).toBeVisible();
  for (const { name } of [prices, guide]) await sources.expectStatus(name, 'indexed');
  await expect(sources.fileOnItsWay(catalogue.name)).toHaveCount(0);
  await expect(sources.row(catalogue.name)).toHaveCount(0);

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Lanterns hang from the upper hook.'], 'dropped.txt', { type: 'text/plain' }));
    return transfer;
  });
  const area = page.getByRole('region', { name: t('sources.uploadLabel') });
  await area.dispatchEvent('dragover', { dataTransfer: dropped });
  await area.dispatchEvent('drop', { dataTransfer: dropped });
  await sources.expectStatus('dropped.txt', 'indexed');
  await expect(page.getByText('3 sources', { exact: true })).toBeVisible();
  const { trainingTokens } = (await db.doc(paths.org(owner.orgId)).get()).data() ?? {};
  await expect(page.getByText(`${trainingTokens} of 400,000 training tokens`)).toBeVisible();

  // A table's rows keep the names of their columns, a text its headings.
  const name = page.getByRole('link', { name: prices.name, exact: true });
  await name.press('Enter');
  await expect(page.getByRole('heading', { name: prices.name, level: 1 })).toBeVisible();
  await expect(sources.passages.getByText(/Family tent.*249 euros/s)).toBeVisible();
  await expect(sources.passages.getByText(/Price/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('text.back') }).click();
  await sources.choose(guide.name, 'preview');
  await expect(sources.passages.getByText('Setting up › The poles')).toBeVisible();
  await expect(sources.passages.getByText('Put the short poles into the sleeves first')).toBeVisible();
});

test('a file that cannot be taken says why, and one that failed is tried again', async ({
  page,
  t,
  knowledge: { owner, chatbotId, sources },
}) => {
  await sources.open(chatbotId);
  await sources.upload([picture, empty, tooLarge]);
  const refusals = [
    [picture, 'Invalid file type'],
    [empty, 'The file is empty.'],
    [tooLarge, 'File too large. Maximum file size is 1MB'],
  ] as const;
  for (const [{ name }, text] of refusals) {
    await expect(sources.fileOnItsWay(name).getByRole('alert')).toHaveText(text);
    await expect(sources.fileOnItsWay(name).getByRole('button', { name: t('common.tryAgain') })).toHaveCount(0);
  }
  await expect(page.getByText(t('upload.someFailed'))).toBeVisible();
  await expectAccessible(page);
  for (const [{ name }] of refusals) await page.getByRole('button', { name: t('upload.dismiss', { name }) }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.route(STORAGE, (route) => route.fulfill({ status: 403, json: { error: { code: 403 } } }));
  await sources.upload([notes]);
  const onItsWay = sources.fileOnItsWay(notes.name);
  await expect(onItsWay.getByRole('alert')).toHaveText(`${t('upload.failed')}. ${t('error.permission-denied')}`);
  await expect(sources.row(notes.name)).toHaveCount(0);
  await page.unroute(STORAGE);
  await onItsWay.getByRole('button', { name: t('upload.retry', { name: notes.name }) }).click();
  await sources.expectStatus(notes.name, 'indexed');
  await expect(onItsWay).toHaveCount(0);

  await sources.upload([damaged, encrypted]);
  await sources.expectStatus(damaged.name, 'failed');
  await sources.expectStatus(encrypted.name, 'failed');
  await expect(sources.row(damaged.name).getByText('The file is damaged and could not be read.')).toBeVisible();
  await expect(
    sources
      .row(encrypted.name)
      .getByText('The file is protected with a password. Save it without one and upload it again.'),
  ).toBeVisible();
  await expectAccessible(page);

  // What the plan allows is used up by another chatbot, and is freed again.
  const org = db.doc(paths.org(owner.orgId));
  await org.update({ trainingTokens: PLAN_LIMITS.trial.trainingTokens });
  await expect(page.getByText('400,000 of 400,000 training tokens of your organization used (100%)')).toBeVisible();
  await expect(page.getByText(t('sources.trainingFull'))).toBeVisible();
  await sources.upload([guide]);
  await sources.expectStatus(guide.name, 'failed');
  await expect(sources.row(guide.name).getByText(t('error.training-limit-reached'))).toBeVisible();
  await org.update({ trainingTokens: 0 });
  await expect(page.getByText(t('sources.trainingFull'))).toHaveCount(0);
  await sources
    .row(guide.name)
    .getByRole('button', { name: t('common.tryAgain') })
    .click();
  await expect(page.getByText(t('sources.retried', { name: guide.name }))).toBeVisible();
  await sources.expectStatus(guide.name, 'indexed');
});
