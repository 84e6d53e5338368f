import { expect } from '@playwright/test';
import { sourcesTest as test } from '../support/sources/sourcesTest.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { follow } from '../support/follow.ts';

const QUESTION = 'When are you open?';

test('a source changes, a test flips, and the owner sees why @onlyphone', async ({
  page,
  t,
  knowledge: { chatbotId, sources },
}) => {
  await sources.open(chatbotId, '?type=qa');
  await sources.addButton('qa').click();
  const create = page.getByRole('dialog', { name: t('qa.createTitle') });
  await create.getByLabel(t('qa.question')).fill(QUESTION);
  await create.getByLabel(t('qa.answer')).fill('We are open from 9:00 to 17:00.');
  await create.getByRole('button', { name: t('qa.create'), exact: true }).click();
  await sources.expectStatus(QUESTION, 'done');

  // One click makes a test of it.
  await follow(page, `/dashboard/chatbot/${chatbotId}/tests`);
  await expect(page.getByText(t('tests.noneTitle'))).toBeVisible();
  await page.getByRole('button', { name: t('tests.showProposals') }).press('Enter');
  const proposals = page.getByRole('dialog', { name: t('tests.proposals') });
  await proposals.getByRole('button', { name: t('tests.addThis', { question: QUESTION }) }).press('Enter');
  await expect(proposals.getByText(t('tests.added'))).toBeVisible();
  await expectFitsBothWidths(page);
  await proposals.getByRole('button', { name: t('common.close') }).click();
  await page.getByRole('button', { name: t('tests.edit', { question: QUESTION }) }).click();
  const edit = page.getByRole('dialog', { name: t('tests.editTitle') });
  await edit.getByLabel(t('tests.facts')).fill('');
  await edit.getByRole('button', { name: t('settings.save') }).click();
  await expect(edit.getByText(t('tests.factsMissing'))).toBeVisible();
  await expectFitsBothWidths(page);
  await edit.getByLabel(t('tests.facts')).fill('9:00\n17:00');
  await edit.getByRole('switch', { name: t('tests.mustPass') }).click();
  await edit.getByRole('button', { name: t('settings.save') }).click();
  await expect(page.getByText(t('tests.saved'))).toBeVisible();

  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: t('tests.edit', { question: QUESTION }) }) });
  const run = page.getByRole('button', { name: /\b1 test\b/i });
  await run.click();
  await expect(row.getByText(t('tests.verdict.passed'))).toBeVisible();

  await follow(page, `/dashboard/chatbot/${chatbotId}/sources?type=qa`);
  await sources.choose(QUESTION, 'edit');
  const change = page.getByRole('dialog', { name: t('qa.editTitle') });
  await change.getByLabel(t('qa.answer')).fill('We are open from 10:00 to 17:00.');
  await change.getByRole('button', { name: t('qa.save') }).click();
  await expect(page.getByText(t('qa.updated'))).toBeVisible();

  await follow(page, `/dashboard/chatbot/${chatbotId}/tests`);
  const changed = t('tests.change.source-read', { names: QUESTION });
  await expect(page.getByText(t('tests.changedSince'))).toBeVisible();
  await expect(page.getByText(changed)).toBeVisible();
  await run.click();
  const alarm = page.getByRole('alert').filter({ has: page.getByRole('link', { name: t('tests.alarm.show') }) });
  await expect(alarm).toBeVisible();
  await alarm.getByRole('link', { name: t('tests.alarm.show') }).click();
  await expect(row.getByText(t('tests.flipped'))).toBeVisible();

  // Both answers side by side, the fact that is missing, and the change in between.
  await row.getByRole('button', { name: QUESTION, exact: true }).click();
  const details = page.getByRole('dialog', { name: QUESTION });
  await expect(details.getByText(changed)).toBeVisible();
  const answer = (title: 'tests.answerNow' | 'tests.answerBefore') => details.getByRole('region', { name: t(title) });
  await expect(answer('tests.answerNow').getByRole('blockquote')).toHaveText('We are open from 10:00 to 17:00.');
  await expect(answer('tests.answerBefore').getByRole('blockquote')).toHaveText('We are open from 9:00 to 17:00.');
  await expect(details.getByText(t('tests.reason.figure-missing'))).toBeVisible();
  await expectFitsBothWidths(page);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);

  // Deleted, and taken back.
  await row.getByRole('button', { name: t('tests.delete', { question: QUESTION }) }).click();
  await expect(page.getByText(t('tests.noneTitle'))).toBeVisible();
  await page.getByRole('button', { name: t('toast.undo') }).click();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: t('tests.alarm.dismiss') }).click();
  await expect(alarm).toHaveCount(0);
});
