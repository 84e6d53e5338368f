import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { storeFigures } from '../support/storedFigures.ts';

const ZONE = 'Europe/Berlin';
const NONE = { firstResponses: 0, firstResponseMsSum: 0, csat: {} };

test('figures stand by channel, and say which conversations are from before @phone', async ({ page, language, t }) => {
  const owner = await newOwner(language, { plan: 'pro', timezone: ZONE });
  const { orgId } = owner;
  const chatbotId = await newChatbotIn(orgId);
  const mail = { conversations: 20, messages: 26, over: 12, alone: 9, handovers: 2, forTeam: 5 };
  const counted = { conversations: 23, messages: 29, channels: { widget: 3, email: 20 } };
  const ofMail = { ...mail, ...NONE, firstResponses: 2, firstResponseMsSum: 240_000, csat: { 4: 1, 5: 1 } };
  await storeFigures({ orgId, chatbotId, timezone: ZONE }, { 0: { ...counted, byChannel: { email: ofMail } } });

  await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/analytics/chats`);
  const panel = page.getByRole('region', { name: t('analytics.byChannel'), exact: true });
  const rows = panel.getByRole('row');
  await expect(rows).toHaveCount(3);
  const cells = rows.nth(1).getByRole('cell');
  await expect(cells).toHaveText(['20', '26', /^75\s?%$/, '2', '5', /^2\smin/i, language === 'en' ? '4.5' : '4,5']);
  await expect(rows.nth(2).getByRole('cell')).toHaveText(['3', '0', '–', '0', '0', '–', '–']);
  await expect(
    panel.getByText(language === 'en' ? /^3 conversations of this period/ : /^3 Unterhaltungen dieses Zeitraums/),
  ).toBeVisible();
  await expectAccessible(page);

  await panel.getByRole('link', { name: t('channel.email') }).click();
  await expect(page).toHaveURL(/channel=email/);
});
