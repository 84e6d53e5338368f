import { expect } from '@playwright/test';
import { newLead } from '@parlance/domain/documents/chats/lead';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import * as z from 'zod';
import { tickSchedules } from '../../../local/src/schedules/tickSchedules.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { follow } from '../support/follow.ts';
import { offeringShop } from '../support/widget/offeringShop.ts';

const QUESTION = { en: 'Do you mend zips?', de: 'Reparieren Sie Reißverschlüsse?' } as const;
const THANKS = { en: 'Great, I will come by.', de: 'Prima, ich komme vorbei.' } as const;
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
    await expect(dialog.getByText(t('channels.email.signInInstead'))).toBeVisible();
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

test(
  'an owner signs in to a mailbox at its provider and answers a lead from it, whose answer comes into the inbox',
  { tag: '@phone' },
  async ({ page, openElsewhere, language, t }) => {
    const shop = await openElsewhere();
    const { owner, chatbotId, close } = await offeringShop(shop, language);
    const { orgId } = owner;
    const address = `shop-${newId().toLowerCase()}@mail.example`;
    const customer = `nora-${newId().toLowerCase()}@customer.example`;
    const post = (path: string, data: object) => page.request.post(`${suiteUrls.channels}/_post/${path}`, { data });
    await post('mailboxes', { address, password: PASSWORD });
    const admin = await newMember(orgId, 'admin', 'Grace Hopper', language);
    await openAs(page, admin, `/dashboard/chatbot/${chatbotId}/settings/channels`);
    const signIn = async (): Promise<void> => {
      await page.getByRole('button', { name: t('channels.connectNew') }).click();
      await page.getByRole('menuitem', { name: t('channel.email') }).click();
      await page.getByRole('radio', { name: t('channels.email.way.signIn') }).check();
      await page.getByRole('radio', { name: t('provider.microsoft'), exact: true }).check();
      await expectAccessible(page);
      await page.getByLabel(t('channels.email.address')).fill(address);
      await page.getByLabel(t('channels.email.senderName')).fill('Shop');
      await page.getByRole('button', { name: t('channels.email.signIn', { provider: 'Microsoft' }) }).click();
    };
    await signIn();
    await page.getByRole('link', { name: 'Refuse' }).click();
    await expect(page.getByText(t('channels.email.notSignedIn'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('channels.email.backToChannels') }).click();
    await signIn();
    await page.getByRole('link', { name: address }).click();
    await expect(page.getByRole('listitem').filter({ hasText: address })).toContainText(t('channels.on'));
    expect(page.url()).not.toContain('code=');

    const now = new Date();
    const leadId = newId();
    const said = { name: 'Nora Winter', email: customer, phone: '', message: QUESTION[language], category: null };
    await db
      .doc(paths.lead(orgId, leadId))
      .set(newLead({ chatbotId, chatId: null, ...said, consentAt: now, createdAt: now }));
    await follow(page, `/dashboard/chatbot/${chatbotId}/activity/leads?lead=${leadId}`);
    const details = page.getByRole('dialog');
    await expect(details.getByText(t('leads.replyByMailbox', { address }))).toBeVisible();
    await details.getByLabel(t('leads.newReply', { email: customer })).fill('18 euros.');
    await details.getByRole('button', { name: t('leads.sendReply') }).click();
    await expect(details.getByText(t('leads.replySent'))).toBeVisible();
    await expectAccessible(page);
    const sent = await page.request.get(`${suiteUrls.channels}/_post/sent?to=${customer}`);
    const [{ raw }] = z.tuple([z.object({ raw: z.string() })]).parse(await sent.json());
    const messageId = /^Message-ID: (\S+)/im.exec(Buffer.from(raw, 'base64').toString('latin1'))?.[1] ?? '';
    const answer = `From: Nora Winter <${customer}>\r\nTo: ${address}\r\nSubject: Re: Zip\r\nMessage-ID: <${newId()}@customer.example>\r\nIn-Reply-To: ${messageId}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${THANKS[language]}\r\n`;
    await post('mails', { to: address, raw: Buffer.from(answer).toString('base64') });
    await tickSchedules(suiteUrls.projectId, suiteUrls.ports, MINUTE_TICK);
    await details.getByRole('link', { name: t('leads.mailChat') }).click();
    const log = page.getByRole('log');
    for (const text of [QUESTION[language], '18 euros.', THANKS[language]])
      await expect(log.getByText(text)).toBeVisible();
    await expect(page.getByRole('link', { name: t('chats.ofLead') })).toBeVisible();
    await expectAccessible(page);
    close();
  },
);
