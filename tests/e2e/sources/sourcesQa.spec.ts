import { readFile } from 'node:fs/promises';
import { LIMITS } from '@parlance/domain/limits';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { sourcesTest as test } from '../support/sources/sourcesTest.ts';

const OPEN = 'When are you open?';
const RENT = 'Can I rent a tent?';

/** One question that exists, one that is new, and three lines that are none. */
const IMPORT = `question,answer
${OPEN},"Every day, from 9 to 6."
${RENT},"Yes, from 12 euros a day."
Without an answer,
${'q'.repeat(LIMITS.questionCharacters + 1)},Too long a question
Never closed,"This one runs on
`;

function csvFile(name: string, text: string) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

test('questions with answers are written, changed, exported, imported and deleted', async ({
  page,
  t,
  knowledge: { chatbotId, sources },
}) => {
  await sources.open(chatbotId, '?type=qa');
  await expect(page.getByText(t('sources.emptyTitle.qa'))).toBeVisible();

  const add = sources.addButton('qa');
  await add.press('Enter');
  const create = page.getByRole('dialog', { name: t('qa.createTitle') });
  await page.keyboard.press('Escape');
  await expect(create).toHaveCount(0);
  await expect(add).toBeFocused();
  await add.click();
  await create.getByRole('button', { name: t('qa.create'), exact: true }).click();
  await expect(create.getByRole('alert').filter({ hasText: t('qa.empty') })).toHaveCount(2);
  await create.getByLabel(t('qa.question')).fill(OPEN);
  await expect(create.getByText('18 / 500')).toBeVisible();
  await create.getByLabel(t('qa.answer')).fill('From 9 to 5.');
  await expect(create.getByText('12 / 4,000')).toBeVisible();
  await expect(create.getByLabel(t('qa.question'))).toHaveAttribute('maxlength', '500');
  await expectAccessible(page);
  await create.getByRole('button', { name: t('qa.create'), exact: true }).click();
  await expect(page.getByText(t('qa.created'))).toBeVisible();
  await sources.expectStatus(OPEN, 'done');

  await sources.choose(OPEN, 'edit');
  const edit = page.getByRole('dialog', { name: t('qa.editTitle') });
  await expect(edit.getByLabel(t('qa.answer'))).toHaveValue('From 9 to 5.');
  await edit.getByLabel(t('qa.answer')).fill('=Every day, "9 to 5"');
  await edit.getByRole('button', { name: t('qa.save') }).click();
  await expect(page.getByText(t('qa.updated'))).toBeVisible();
  await sources.expectStatus(OPEN, 'done');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('qa.export') }).click();
  const exported = await download;
  expect(exported.suggestedFilename()).toMatch(/^qa-\d{4}-\d\d-\d\d\.csv$/);
  // No spreadsheet takes it for a formula.
  expect(await readFile(await exported.path(), 'utf8')).toBe(
    `\uFEFFquestion,answer\r\n${OPEN},"'=Every day, ""9 to 5"""\r\n`,
  );
  await expect(page.getByText('1 question exported')).toBeVisible();

  await page.getByRole('button', { name: t('qa.import') }).click();
  const dialog = page.getByRole('dialog', { name: t('qa.importTitle') });
  await dialog.getByRole('button', { name: t('qa.importStart'), exact: true }).click();
  await expect(dialog.getByText(t('qa.noFile'))).toBeVisible();
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(csvFile('nothing.csv', 'question,answer\n,\n'));
  await expect(dialog.getByText('nothing.csv: 0 questions')).toBeVisible();
  await dialog.getByRole('button', { name: t('qa.importStart'), exact: true }).click();
  await expect(dialog.getByText(t('qa.noRows'))).toBeVisible();
  await input.setInputFiles(csvFile('answers.csv', IMPORT));
  await expect(dialog.getByText('answers.csv: 2 questions')).toBeVisible();
  await expect(dialog.getByRole('table', { name: t('qa.firstRows') }).getByRole('row')).toHaveCount(3);
  await expect(dialog.getByRole('table').getByText('Yes, from 12 euros a day.')).toBeVisible();
  const problems = dialog.getByRole('alert').filter({ hasText: "3 lines can't be imported:" });
  await expect(problems.getByRole('listitem')).toHaveText([
    'Line 4: question or answer is empty',
    'Line 5: the question is longer than 500 characters',
    'Line 6: a quotation mark is never closed',
  ]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import 2 questions' }).click();
  await expect(page.getByText('1 question added, 1 changed')).toBeVisible();
  await sources.expectStatus(RENT, 'done');
  await sources.expectStatus(OPEN, 'done');
  await sources.choose(OPEN, 'preview');
  await expect(page.getByRole('heading', { name: OPEN, level: 1 })).toBeVisible();
  await expect(page.getByRole('article').getByText('Every day, from 9 to 6.')).toBeVisible();
  await page.getByRole('link', { name: t('text.back') }).click();

  await sources.choose(RENT, 'delete');
  const confirm = page.getByRole('dialog', { name: 'Delete 1 source?' });
  await expect(
    confirm.getByText(`"${RENT}" and 1 passage will be deleted. The chatbot will no longer answer from it.`),
  ).toBeVisible();
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'Delete 1 source' }).click();
  await expect(page.getByText('1 source, 1 passage and 0 files deleted')).toBeVisible();
  await expect(sources.row(RENT)).toHaveCount(0);
  await expect(sources.row(OPEN)).toBeVisible();
});
