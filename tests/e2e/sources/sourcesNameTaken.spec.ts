import { expect } from '@playwright/test';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { sourcesTest as test } from '../support/sources/sourcesTest.ts';

function markdown(name: string, text: string) {
  return { name, mimeType: 'text/markdown', buffer: Buffer.from(text) };
}

test('a file whose name is taken replaces the former one, stays beside it, or is left out @onlyphone', async ({
  page,
  t,
  knowledge: { chatbotId, sources },
}) => {
  const base = markdown('base.md', '# Lamps\n\nThe desk lamp costs 59 euros.\n');
  const newer = markdown('base.md', '# Lamps\n\nThe desk lamp costs 64 euros.\n');
  const terms = markdown('terms.md', '# Returns\n\nA lamp may be returned within 30 days.\n');
  await sources.open(chatbotId);
  await sources.upload([base, terms]);
  for (const { name } of [base, terms]) await sources.expectStatus(name, 'indexed');

  await sources.upload([newer]);
  const waiting = sources.fileOnItsWay(newer.name);
  await expect(waiting.getByText(t('upload.nameTaken.replaceIt'))).toBeVisible();
  await expect(page.getByText(t('upload.nameTaken.text'))).toBeVisible();
  await expectFitsBothWidths(page);
  await waiting.getByRole('button', { name: t('upload.nameTaken.replaceName', { name: newer.name }) }).press('Enter');
  await expect(waiting).toHaveCount(0);
  await sources.expectStatus(newer.name, 'indexed');
  await expect(sources.row(newer.name)).toHaveCount(1);

  await sources.upload([newer, terms]);
  await page.getByRole('button', { name: t('upload.nameTaken.keepAll') }).click();
  await expect(sources.row(terms.name)).toHaveCount(2);
  await expect(sources.row(newer.name)).toHaveCount(2);

  await sources.upload([terms]);
  await page.getByRole('button', { name: t('upload.dismiss', { name: terms.name }) }).click();
  await expect(sources.fileOnItsWay(terms.name)).toHaveCount(0);
  await expect(sources.row(terms.name)).toHaveCount(2);
});
