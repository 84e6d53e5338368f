import { actionSecretSchema, storedActionSchema } from '@parlance/domain/documents/actions/storedAction';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { ruleActionDocuments } from '../../support/documents/ruleActionDocuments.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { sourcesTest as test } from '../support/sources/sourcesTest.ts';

const ACTION = storedActionSchema.parse(ruleActionDocuments.action);

test('a conversation about an order is tested with what the server is recorded to answer @onlyphone', async ({
  page,
  t,
  knowledge: { chatbotId, owner, sources },
}) => {
  await db.doc(paths.action(owner.orgId, chatbotId, 'order')).set(ACTION);
  const secret = actionSecretSchema.parse(ruleActionDocuments.actionSecret);
  await db.doc(paths.actionSecret(owner.orgId, chatbotId, 'order')).set(secret);
  await db.doc(paths.chatbot(owner.orgId, chatbotId)).update({ hasActions: true });
  await sources.open(chatbotId, '?type=qa');
  await sources.addButton('qa').click();
  const create = page.getByRole('dialog', { name: t('qa.createTitle') });
  await create.getByLabel(t('qa.question')).fill('When are you open?');
  await create.getByLabel(t('qa.answer')).fill('We are open from 9:00 to 17:00.');
  await create.getByRole('button', { name: t('qa.create'), exact: true }).click();
  await sources.expectStatus('When are you open?', 'done');

  await page.goto(`/dashboard/chatbot/${chatbotId}/tests`);
  await page.getByRole('button', { name: t('tests.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('tests.add') });
  await dialog.getByLabel(t('tests.question'), { exact: true }).fill('10234');
  await dialog.getByLabel(t('tests.facts')).fill('shipped');
  await dialog.getByLabel(t('tests.earlier')).fill('Where is my order?');
  await dialog.getByRole('button', { name: t('tests.recordingAdd') }).click();
  const recording = dialog.getByRole('group', { name: t('tests.recording', { position: '1' }) });
  await expect(recording.getByLabel(t('tests.recordingAction'))).toHaveValue(ACTION.name);
  // Without values nothing is asked of the server.
  await recording.getByRole('button', { name: t('tests.recordNow') }).click();
  await expect(recording.getByText(t('tests.recordingValues'))).toBeVisible();
  await recording.getByLabel(ACTION.parameters[0]?.description ?? '').fill('10234');
  await recording.getByLabel(t('tests.recordingResult')).fill('status: shipped');
  await expectFitsBothWidths(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('settings.save') }).click();
  await expect(page.getByText(t('tests.saved'))).toBeVisible();

  await page.getByRole('button', { name: /\b1 test\b/i }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: '10234', exact: true }) });
  await expect(row.getByText(t('tests.verdict.passed'))).toBeVisible();
  await row.getByRole('button', { name: '10234', exact: true }).click();
  const details = page.getByRole('dialog', { name: '10234' });
  await expect(details.getByText('Where is my order?')).toBeVisible();
  await expect(details.getByText(`${ACTION.title} (orderId: 10234)`)).toBeVisible();
  await expect(details.getByText(t('actions.state.done'))).toBeVisible();
  await expectFitsBothWidths(page);
  await expectAccessible(page);
});
