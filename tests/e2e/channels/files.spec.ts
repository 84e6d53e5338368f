import { expect } from '@playwright/test';
import { newId } from '@parlance/domain/ids';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { drawPicture } from '../support/agentDay/drawPicture.ts';
import { expectAccessible } from '../support/axe.ts';
import { follow } from '../support/follow.ts';
import { offeringShop } from '../support/widget/offeringShop.ts';

const PDF = Buffer.from(`%PDF-1.7\n${' '.repeat(3000)}\nstartxref\n9\n%%EOF\n`);
const CAPTION = { en: 'It arrived like this. What can I do?', de: 'So ist es angekommen. Was kann ich tun?' } as const;

test(
  'a picture from a customer’s phone stands in the inbox, and the agent’s document on the phone',
  { tag: '@phone' },
  async ({ page, openElsewhere, language, t }) => {
    const phone = await openElsewhere();
    const { owner, chatbotId, close } = await offeringShop(phone, language);
    const admin = await newMember(owner.orgId, 'admin', 'Grace Hopper', language);
    const botId = 800_000_000 + Math.floor(Math.random() * 100_000_000);
    await openAs(page, admin, `/dashboard/chatbot/${chatbotId}/settings/channels`);
    await page.getByRole('button', { name: t('channels.connectNew') }).click();
    await page.getByRole('menuitem', { name: t('channel.telegram') }).click();
    await page.getByLabel(t('channels.telegram.token')).fill(`${botId}:local-${newId()}`);
    await page.getByRole('button', { name: t('channels.connect'), exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: `@bot_${botId}` })).toContainText(t('channels.on'));

    const picture = await drawPicture(page, 600, 400);
    await phone.goto(`${suiteUrls.channels}/telegram/bots/${botId}/7001`);
    await phone
      .getByLabel('Picture or PDF')
      .setInputFiles({ name: 'damage.png', mimeType: 'image/png', buffer: picture });
    await phone.getByLabel('Message').fill(CAPTION[language]);
    await phone.getByRole('button', { name: 'Send' }).click();
    const shown = phone.frameLocator('iframe');
    await expect(shown.getByRole('img', { name: 'damage.png' })).toBeVisible();
    await phone
      .getByLabel('Picture or PDF')
      .setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html>') });
    await phone.getByRole('button', { name: 'Send' }).click();

    await follow(page, `/dashboard/chatbot/${chatbotId}/activity/chats`);
    await page.getByText('page.pdf').first().click();
    const log = page.getByRole('log');
    await expect(log.getByText(CAPTION[language])).toBeVisible();
    const image = log.getByRole('img', { name: t('chats.file.enlarge', { name: 'damage.png' }) });
    await expect(image).toBeVisible();
    expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(600);
    await expect(log.getByText(t('chats.fileFault.type-invalid'))).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: t('chats.takeOver') }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'offer.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(log.getByText('offer.pdf')).toBeVisible();
    const offer = shown.getByRole('link', { name: 'offer.pdf' });
    await expect(offer).toBeVisible();
    const [saved] = await Promise.all([phone.waitForEvent('download'), offer.click()]);
    expect(saved.suggestedFilename()).toBe('offer.pdf');
    await expect(log.getByText(`· ${t('chats.delivery.sent')}`, { exact: true })).toBeVisible();
    close();
  },
);
