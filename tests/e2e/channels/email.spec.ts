import { expect } from '@playwright/test';
import { newId } from '@parlance/domain/ids';
import { tickSchedules } from '../../../local/src/schedules/tickSchedules.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { follow } from '../support/follow.ts';
import { offeringShop } from '../support/widget/offeringShop.ts';

const QUESTION = { en: 'Do you mend zips?', de: 'Reparieren Sie Reißverschlüsse?' } as const;
const PASSWORD = 'local password of this journey';
/** A tick in which the minute's jobs run alone. */
const MINUTE_TICK = 1;

test(
  'an owner connects a mailbox, and a customer’s mail is answered in its thread',
  { tag: '@phone' },
  async ({ page, openElsewhere, language, t }) => {
    const shop = await openElsewhere();
    const { owner, chatbotId, close } = await offeringShop(shop, language);
    const address = `shop-${newId().toLowerCase()}@mail.example`;
    const customer = `nora-${newId().toLowerCase()}@customer.example`;
    const post = (path: string, data: object) => page.request.post(`${suiteUrls.channels}/_post/${path}`, { data });
    await post('mailboxes', { address, password: PASSWORD });

    const admin = await newMember(owner.orgId, 'admin', 'Grace Hopper', language);
    await openAs(page, admin, `/dashboard/chatbot/${chatbotId}/settings/channels`);
    await page.getByRole('button', { name: t('channels.connectNew') }).click();
    await page.getByRole('menuitem', { name: t('channel.email') }).click();
    const dialog = page.getByRole('dialog');
    const connect = dialog.getByRole('button', { name: t('channels.connect'), exact: true });
    await connect.click();
    await expect(dialog.getByText(t('form.required')).first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(t('channels.email.address')).fill('somebody@outlook.com');
    await expect(dialog.getByText(t('channels.email.noPasswords'))).toBeVisible();
    await dialog.getByLabel(t('channels.email.address')).fill(address);
    await expect(dialog.getByText(t('channels.email.serverHint', { host: 'imap.mail.example' }))).toBeVisible();
    await dialog.getByLabel(t('channels.email.senderName')).fill('Shop');
    const password = dialog.getByLabel(t('channels.email.password'), { exact: true });
    await password.fill('guess');
    for (const [kind, port] of [
      ['imap', suiteUrls.ports.imap],
      ['smtp', suiteUrls.ports.submission],
    ] as const) {
      await dialog.getByLabel(t(`channels.email.${kind}`)).fill('127.0.0.1');
      await dialog
        .getByLabel(t('channels.email.port'))
        .nth(kind === 'imap' ? 0 : 1)
        .fill(String(port));
    }
    await connect.click();
    await expect(dialog.getByText(t('error.channel-key-refused'))).toBeVisible();
    await password.fill(PASSWORD);
    await connect.click();
    const item = page.getByRole('listitem').filter({ hasText: address });
    await expect(item).toContainText(t('channels.on'));
    await expectAccessible(page);

    const mail = `From: Nora Winter <${customer}>\r\nTo: ${address}\r\nSubject: Zip\r\nMessage-ID: <${newId()}@customer.example>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${QUESTION[language]}\r\n`;
    await post('mails', { to: address, raw: Buffer.from(mail).toString('base64') });
    await tickSchedules(suiteUrls.projectId, suiteUrls.ports, MINUTE_TICK);
    await follow(page, `/dashboard/chatbot/${chatbotId}/activity/chats`);
    await page.getByText(QUESTION[language]).first().click();
    await page.getByRole('button', { name: t('chats.takeOver') }).click();
    await page.getByLabel(t('chats.message')).fill('18 euros.');
    await page.getByLabel(t('chats.message')).press('Enter');
    await expect(page.getByRole('log').getByText(`· ${t('chats.delivery.sent')}`, { exact: true })).toBeVisible();
    await expectAccessible(page);
    const sent = await page.request.get(`${suiteUrls.channels}/_post/sent?to=${customer}`);
    expect(await sent.json()).toMatchObject([{ from: address, to: customer }]);
    close();
  },
);

test('an owner has mails passed on to an address', async ({ page, openElsewhere, language, t }) => {
  const shop = await openElsewhere();
  const { owner, chatbotId, close } = await offeringShop(shop, language);
  const admin = await newMember(owner.orgId, 'admin', 'Grace Hopper', language);
  await openAs(page, admin, `/dashboard/chatbot/${chatbotId}/settings/channels`);
  await page.getByRole('button', { name: t('channels.connectNew') }).click();
  await page.getByRole('menuitem', { name: t('channel.email') }).click();
  await page.getByRole('radio', { name: t('channels.email.way.forward') }).check();
  await expectAccessible(page);
  await page.getByLabel(t('channels.email.address')).fill('hello@shop.example');
  await page.getByLabel(t('channels.email.senderName')).fill('Shop');
  await page.getByRole('button', { name: t('channels.connect'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('channels.email.forwardTitle') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('channels.meta.stepDone') }).click();
  const item = page.getByRole('listitem').filter({ hasText: 'hello@shop.example' });
  await expect(item).toContainText('@in.parlance.example');
  close();
});
