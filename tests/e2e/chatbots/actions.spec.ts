import { actionSecretSchema, storedActionSchema } from '@parlance/domain/documents/actions/storedAction';
import { paths } from '@parlance/domain/paths';
import { expect, test as plainTest } from '@playwright/test';
import { ruleActionDocuments } from '../../support/documents/ruleActionDocuments.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { follow } from '../support/follow.ts';
import { sourcesTest as test } from '../support/sources/sourcesTest.ts';
import { widgetTexts } from '../support/texts.ts';
import { openChat, sendMessage } from '../support/widget/chatFrame.ts';
import { openShop } from '../support/widget/openShop.ts';

test('an action is added, switched on, tried out on the bench and deleted @onlyphone', async ({
  page,
  t,
  knowledge: { chatbotId, owner },
}) => {
  await page.goto(`/dashboard/chatbot/${chatbotId}/settings/actions`);
  await expect(page.getByText(t('actions.noneTitle'))).toBeVisible();
  await page.getByRole('button', { name: t('actions.create') }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: t('settings.save') });
  await save.click();
  await expect(dialog.getByLabel(t('actions.titleField'))).toBeFocused();
  await dialog.getByLabel(t('actions.titleField')).fill('State of an order');
  await dialog.getByLabel(t('actions.name'), { exact: true }).fill('order_state');
  await dialog.getByLabel(t('actions.description')).fill('Says where an order is.');
  await dialog.getByLabel(t('actions.url')).fill('http://shop.invalid/orders/{orderId}');
  await dialog.getByRole('button', { name: t('actions.parameterAdd') }).click();
  const parameter = dialog.getByRole('group', { name: t('actions.parameter', { position: '1' }) });
  await save.click();
  await expect(dialog.getByText(t('actions.urlInvalid'))).toBeVisible();
  await expect(dialog.getByText(t('actions.parametersInvalid'))).toBeVisible();
  await expectFitsBothWidths(page);
  await dialog.getByLabel(t('actions.url')).fill('https://shop.invalid/orders/{orderId}');
  await parameter.getByLabel(t('actions.parameterName')).fill('orderId');
  await parameter.getByLabel(t('actions.parameterDescription')).fill('Number of the order');
  await parameter.getByLabel(t('actions.parameterPattern')).fill('[0-9]{5}');
  await save.click();
  await expect(dialog.getByText(t('webhooks.secretWarning'))).toBeVisible();
  await dialog.getByRole('button', { name: t('webhooks.secretDone') }).click();

  const item = page.getByRole('list', { name: t('actions.title') }).getByRole('listitem');
  await expect(item.getByText(t('actions.off'), { exact: true })).toBeVisible();
  await expect(item.getByText(t('actions.usageNone'))).toBeVisible();
  await item.getByRole('switch').click();
  await expect(item.getByText(t('actions.on'), { exact: true })).toBeVisible();
  await item.getByRole('button', { name: `${t('actions.token')}: State of an order` }).click();
  await dialog.getByLabel(t('actions.token'), { exact: true }).fill('of-the-shop');
  await dialog.getByRole('button', { name: t('actions.tokenSet') }).click();
  await expect(item.getByText(t('actions.hasToken'))).toBeVisible();
  const [stored] = (await db.collection(paths.actions(owner.orgId, chatbotId)).get()).docs;
  expect(storedActionSchema.parse(stored?.data())).toMatchObject({ isOn: true, hasToken: true });
  const secret = await db.doc(paths.actionSecret(owner.orgId, chatbotId, stored?.id ?? '')).get();
  expect(actionSecretSchema.parse(secret.data()).token).toBe('of-the-shop');

  await follow(page, `/dashboard/chatbot/${chatbotId}/playground?mode=actions`);
  const send = page.getByRole('button', { name: t('actions.benchSend') });
  await send.click();
  await expect(page.getByText(t('form.required'))).toBeVisible();
  await page.getByLabel('Number of the order').fill('10234');
  await expect(page.getByLabel(t('actions.benchRequest'))).toHaveText('GET https://shop.invalid/orders/10234');
  await send.click();
  // No test leaves this machine.
  await expect(page.getByText(t('actions.fault.unreachable'))).toBeVisible({ timeout: 20_000 });
  await expectFitsBothWidths(page);

  await follow(page, `/dashboard/chatbot/${chatbotId}/settings/actions`);
  await expect(item.getByText(/^1 (?:call|Aufruf)\b.*\b1\b/)).toBeVisible();
  await item.getByRole('button', { name: `${t('actions.delete')}: State of an order` }).click();
  await dialog.getByRole('button', { name: t('actions.deleteSubmit') }).click();
  await expect(page.getByText(t('actions.noneTitle'))).toBeVisible();
});

test('the changes that visitors ordered are listed, the newest first, also of an action that is gone', async ({
  page,
  t,
  knowledge: { chatbotId, owner },
}) => {
  const { action, actionChange } = ruleActionDocuments;
  const place = (key: string) => db.doc(paths.actionChange(owner.orgId, chatbotId, key));
  await db.doc(paths.action(owner.orgId, chatbotId, 'cancel')).set({ ...action, changesSomething: true });
  await page.goto(`/dashboard/chatbot/${chatbotId}/settings/actions`);
  await expect(page.getByText(t('actions.changesNone'))).toBeVisible();
  await place('f'.repeat(32)).set({ ...actionChange, status: 'lost' });
  await expect(page.getByText(t('actions.changesFailed'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('common.tryAgain') })).toBeVisible();
  const batch = db.batch();
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
  for (let minute = 0; minute < 12; minute += 1) {
    const key = `${minute.toString(16)}3f9c2a1b${'0'.repeat(23)}`;
    batch.set(place(key), { ...actionChange, title: `Change ${minute}`, at: at(minute) });
  }
  const failed = { ...actionChange, status: 'failed', fault: 'unknown', httpStatus: null };
  batch.set(place('f'.repeat(32)), { ...failed, title: 'Refund', at: at(30) });
  await batch.commit();
  const list = page.getByRole('list', { name: t('actions.changes') });
  const items = list.getByRole('listitem');
  await expect(items).toHaveCount(10);
  await expect(items.first()).toContainText('Refund');
  await expect(items.first()).toContainText(t('actions.fault.unknown'));
  await expect(items.first()).toContainText('ffffffff…');
  await expect(items.nth(1)).toContainText('HTTP 200');
  await expectAccessible(page);
  await expectFitsBothWidths(page);
  await page.getByRole('button', { name: t('actions.changesMore') }).click();
  await expect(items).toHaveCount(13);
  await expect(items.last()).toContainText('Change 0');
  await expect(page.getByRole('button', { name: t('actions.changesMore') })).toHaveCount(0);

  await db.doc(paths.action(owner.orgId, chatbotId, 'cancel')).delete();
  await expect(page.getByText(t('actions.noneTitle'))).toBeVisible();
  await expect(items).toHaveCount(13);
});

plainTest(
  'a visitor asks where an order is, reads what would be sent to cancel it, and agrees with a click',
  async ({ page }) => {
    const w = widgetTexts.en;
    const { owner, chatbotId, close } = await openShop(page, { settings: { hasActions: true } });
    const place = (id: string) => paths.action(owner.orgId, chatbotId, id);
    const orders = `${suiteUrls.demoSite}/orders`;
    const cancel = {
      ...ruleActionDocuments.action,
      name: 'cancel_order',
      title: 'Cancel an order',
      description: 'Cancels an order.',
      method: 'POST',
      url: `${orders}/cancel`,
      changesSomething: true,
    };
    const batch = db.batch();
    batch.set(db.doc(place('state')), { ...ruleActionDocuments.action, url: `${orders}/{orderId}` });
    batch.set(db.doc(place('cancel')), cancel);
    for (const id of ['state', 'cancel']) {
      batch.set(db.doc(paths.actionSecret(owner.orgId, chatbotId, id)), ruleActionDocuments.actionSecret);
    }
    await batch.commit();
    const frame = await openChat(page, w);
    const log = frame.getByRole('log');
    await sendMessage(frame, w, 'Where is my order 10235?');
    await expect(log.getByText('status: being packed')).toBeVisible();
    await expect(log.getByText(ruleActionDocuments.action.title).first()).toBeVisible();
    await sendMessage(frame, w, 'Please cancel my order 10235.');
    await expect(log.getByText('Number of the order: 10235')).toBeVisible();
    await expectAccessible(page);
    await log.getByRole('button', { name: 'Yes, send it' }).click();
    await expect(log.getByText('status: cancelled')).toBeVisible();
    await expect(log.getByRole('button', { name: 'Yes, send it' })).toHaveCount(0);
    close();
    await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/settings/actions`);
    const ordered = page.getByRole('list', { name: 'Ordered changes' }).getByRole('listitem');
    await expect(ordered).toHaveCount(1);
    await expect(ordered).toContainText('Cancel an order');
    await expect(ordered).toContainText('Done');
  },
);
