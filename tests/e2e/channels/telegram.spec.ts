import { expect } from '@playwright/test';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { follow } from '../support/follow.ts';
import { offeringShop } from '../support/widget/offeringShop.ts';

const QUESTION = { en: 'Do you mend zips?', de: 'Reparieren Sie Reißverschlüsse?' } as const;

test(
  'an owner connects a bot, the team answers at first, and then the chatbot does',
  { tag: '@phone' },
  async ({ page, openElsewhere, language, t }) => {
    const shop = await openElsewhere();
    const { owner, chatbotId, close } = await offeringShop(shop, language);
    const botId = 700_000_000 + Math.floor(Math.random() * 100_000_000);
    const customer = `${suiteUrls.channels}/_customers/${botId}/1815`;
    const write = (text: string) => page.request.post(customer, { data: { name: 'Nora Winter', text } });
    const received = async () => (await page.request.get(customer)).text();

    const admin = await newMember(owner.orgId, 'admin', 'Grace Hopper', language);
    await openAs(page, admin, `/dashboard/chatbot/${chatbotId}/settings/channels`);
    await expect(page.getByText(t('channels.noneTitle'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('channels.connectNew') }).click();
    await page.getByRole('menuitem', { name: t('channel.telegram') }).click();
    const token = page.getByLabel(t('channels.telegram.token'));
    await token.fill('no token');
    await page.getByRole('button', { name: t('channels.connect'), exact: true }).click();
    await expect(page.getByText(t('channels.telegram.tokenInvalid'))).toBeVisible();
    await token.fill('471100:a-token-that-nobody-has-given-out');
    await page.getByRole('button', { name: t('channels.connect'), exact: true }).click();
    await expect(page.getByText(t('error.channel-key-refused'))).toBeVisible();
    await expectAccessible(page);
    await token.fill(`${botId}:local-${newId()}`);
    await page.getByRole('button', { name: t('channels.connect'), exact: true }).click();
    const item = page.getByRole('listitem').filter({ hasText: `@bot_${botId}` });
    await expect(item).toContainText(t('channels.on'));
    const mode = item.getByLabel(t('channels.mode'));
    await expect(mode).toHaveValue('draft');

    await write(QUESTION[language]);
    await follow(page, `/dashboard/chatbot/${chatbotId}/activity/chats`);
    await page.getByText(QUESTION[language]).first().click();
    await page.getByRole('button', { name: t('chats.takeOver') }).click();
    await page.getByLabel(t('chats.message')).fill('18 euros. <b>');
    await page.getByLabel(t('chats.message')).press('Enter');
    const log = page.getByRole('log');
    await expect.poll(received).toContain('18 euros. &lt;b&gt;');
    await expect(log.getByText(`· ${t('chats.delivery.sent')}`, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await follow(page, `/dashboard/chatbot/${chatbotId}/settings/channels`);
    await mode.selectOption('answer');
    await expect(page.getByText(t('channels.modeSaved'))).toBeVisible();
    await item.getByRole('button', { name: t('channels.check') }).click();
    await expect(page.getByText(t('channels.works'))).toBeVisible();
    await item.getByRole('button', { name: t('channels.disconnect') }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('channels.disconnect') })
      .click();
    await expect(page.getByText(t('channels.noneTitle'))).toBeVisible();
    expect((await db.collection(paths.channels(owner.orgId, chatbotId)).get()).size).toBe(0);
    close();
  },
);
