import { expect } from '@playwright/test';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import {
  LOCAL_SLACK,
  localSigningSecret,
  localSlackToken,
  localWorkspaceId,
} from '../../../local/src/channels/LOCAL_SLACK.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { widgetTexts } from '../support/texts.ts';
import { askForPerson } from '../support/widget/askForPerson.ts';
import { sendMessage } from '../support/widget/chatFrame.ts';
import { offeringShop } from '../support/widget/offeringShop.ts';

/** Words on the buttons of a post, in the organization's language. */
const BUTTONS = {
  en: { join: 'Take over', leave: 'Give back' },
  de: { join: 'Übernehmen', leave: 'Zurückgeben' },
} as const;

test(
  'an owner connects Slack, a member takes a visitor over there and answers in the thread, and gives back',
  { tag: '@phone' },
  async ({ page, openElsewhere, language, t }) => {
    const shop = await openElsewhere();
    const { owner, chatbotId, close } = await offeringShop(shop, language);
    await db.doc(paths.org(owner.orgId)).update({ locale: language });
    const admin = await newMember(owner.orgId, 'admin', 'Grace Hopper', language);
    const key = newId().toLowerCase();
    const token = localSlackToken(key);
    const workspaceId = localWorkspaceId(token) ?? '';
    const users = [{ id: 'U0GRACE', name: 'Grace in Slack', email: admin.email }];
    await page.request.post(`${suiteUrls.channels}/_slack/${key}`, { data: { users } });

    await openAs(page, admin, `/dashboard/chatbot/${chatbotId}/settings/channels`);
    await expect(page.getByText(t('teamChats.none'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('teamChats.connectTo', { service: 'Slack' }) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(t('teamChats.slack.manifest'), { exact: true })).toContainText(
      `/channels/${owner.orgId}/slack`,
    );
    await expectAccessible(page);
    const connect = dialog.getByRole('button', { name: t('teamChats.connect'), exact: true });
    await connect.click();
    await expect(dialog.getByText(t('teamChats.slack.tokenInvalid'))).toBeVisible();
    await dialog.getByLabel(t('teamChats.slack.token')).fill(token);
    await dialog.getByLabel(t('teamChats.slack.secret')).fill(localSigningSecret(workspaceId));
    await dialog.getByLabel(t('teamChats.slack.channelId')).fill(LOCAL_SLACK.otherChannelId);
    await dialog.getByLabel(t('teamChats.name')).fill('#team');
    await connect.click();
    await expect(dialog.getByText(t('error.team-chat-channel-refused'))).toBeVisible();
    await dialog.getByLabel(t('teamChats.slack.channelId')).fill(LOCAL_SLACK.channelId);
    await connect.click();
    const item = page.getByRole('listitem').filter({ hasText: 'Slack · #team' });
    await expect(item).toContainText(t('teamChats.on'));
    await expectAccessible(page);
    await item.getByRole('button', { name: t('teamChats.test') }).click();
    await expect(page.getByText(t('teamChats.tested'))).toBeVisible();

    const slack = await openElsewhere();
    await slack.goto(`${suiteUrls.channels}/slack/${workspaceId}`);
    await slack.getByLabel('Request URL').fill(`${suiteUrls.web}/channels/${owner.orgId}/slack`);
    await slack.getByRole('button', { name: 'Verify and save' }).click();
    await slack.getByRole('link', { name: 'Grace in Slack' }).click();

    const frame = await askForPerson(shop, language);
    const log = frame.getByRole('log');
    const channel = slack.frameLocator('iframe');
    const join = channel.getByRole('button', { name: BUTTONS[language].join });
    await channel
      .getByRole('listitem')
      .filter({ hasText: BUTTONS[language].join })
      .getByRole('link', { name: 'Thread (0)' })
      .click();
    await expect(slack.getByRole('heading', { name: 'Thread' })).toBeVisible();
    await join.click();
    await expect(channel.getByRole('button', { name: BUTTONS[language].leave })).toBeVisible();
    await slack.getByLabel('Message').fill('18 euros & up');
    await slack.getByRole('button', { name: 'Send' }).click();
    await expect(log.getByText('18 euros & up')).toBeVisible();
    await sendMessage(frame, widgetTexts[language], '<b>Thanks</b>');
    await expect(channel.getByText('<b>Thanks</b>')).toBeVisible();
    await channel.getByRole('button', { name: BUTTONS[language].leave }).click();
    const ended = db.collection(paths.chats(owner.orgId)).where('mode', '==', 'bot');
    await expect.poll(async () => (await ended.get()).size).toBe(1);

    await item.getByRole('button', { name: t('teamChats.disconnect') }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('teamChats.disconnect') }).click();
    await expect(page.getByText(t('teamChats.none'))).toBeVisible();
    expect((await db.collection(paths.teamChats(owner.orgId)).get()).size).toBe(0);
    close();
  },
);
