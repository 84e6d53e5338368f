import { deliverySchema } from '@parlance/domain/documents/organizations/webhook';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';

test('a webhook is added with a secret that is shown once, tested, sent to again, switched off and deleted', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  await openAs(page, owner, '/dashboard/settings/api');
  await expect(page.getByText(t('webhooks.none'))).toBeVisible();
  await page.getByRole('button', { name: t('webhooks.create') }).click();
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel(t('webhooks.address'));
  const add = dialog.getByRole('button', { name: t('webhooks.create') });
  await address.fill('http://hooks.invalid/in');
  await add.click();
  await expect(dialog.getByText(t('webhooks.addressInvalid'))).toBeVisible();
  // No test leaves this machine: a private address is refused by the functions.
  await address.fill('https://10.0.0.1/in');
  await add.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await address.fill('https://hooks.invalid/in');
  await dialog.getByLabel(t('webhooks.type.chat.closed')).uncheck();
  await add.click();
  await expect(dialog.getByText(t('webhooks.secretWarning'))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('webhooks.secretCopy') }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toMatch(/^whsec_/);
  await dialog.getByRole('button', { name: t('webhooks.secretDone') }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  const item = page.getByRole('list', { name: t('webhooks.title') }).getByRole('listitem');
  await expect(item).toContainText('https://hooks.invalid/in');
  await expect(item).not.toContainText(t('webhooks.type.chat.closed'));
  const [webhook] = (await db.collection(paths.webhooks(owner.orgId)).get()).docs;
  await item.getByRole('button', { name: t('webhooks.test') }).click();
  const row = item.getByRole('row', { name: t('webhooks.type.test') });
  await expect(row.getByText(t('deliveries.status.failed'))).toBeVisible({ timeout: 20_000 });
  await expect(row.getByText(t('deliveries.fault.unreachable'))).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: t('deliveries.resend') }).click();
  await expect(row.getByText(/^2 /)).toBeVisible({ timeout: 20_000 });
  const log = await db.collection(paths.deliveries(owner.orgId, webhook?.id ?? '')).get();
  expect(log.docs.map((found) => deliverySchema.parse(found.data()).attempts)).toEqual([2]);

  await item.getByRole('switch', { name: t('webhooks.on') }).click();
  await expect(item.getByText(t('webhooks.state.off'), { exact: true })).toBeVisible();
  await item.getByRole('button', { name: t('webhooks.delete') }).click();
  await dialog.getByRole('button', { name: t('webhooks.deleteSubmit') }).click();
  await expect(page.getByText(t('webhooks.none'))).toBeVisible();
});
