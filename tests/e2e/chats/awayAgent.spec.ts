import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { tickSchedules } from '../../../local/src/schedules/tickSchedules.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { askForPerson } from '../support/widget/askForPerson.ts';
import { offeringShop } from '../support/widget/offeringShop.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { sendMessage } from '../support/widget/chatFrame.ts';
import { agentOf } from '../support/widget/agentOf.ts';
import { widgetTexts } from '../support/texts.ts';

/** Every second tick is the turn of the schedule that looks after agents who are away. */
const AWAY_TICK = 2;

test(
  'an agent goes away: the inbox shows it, a colleague takes over, goes away as well, and the visitor is told',
  { tag: '@phone' },
  async ({ page, openElsewhere, language, t }) => {
    const w = widgetTexts[language];
    const shop = await openElsewhere();
    const { owner, chatbotId, close } = await offeringShop(shop, language);
    const frame = await askForPerson(shop, language);
    const agent = await agentOf(owner);
    await agent.join();
    await expect(frame.getByText(w.talking.replace('{agent}', 'Ada Lovelace'))).toBeVisible();
    await sendMessage(frame, w, 'Is anybody there?');
    await expect.poll(() => agent.countOf('Is anybody there?')).toBe(1);

    const chat = (await db.collection(paths.chats(owner.orgId)).get()).docs[0];
    const stored = async () => chatSchema.parse((await chat?.ref.get())?.data());
    const letTimePass = async () => {
      await chat?.ref.update({ 'handover.awayAt': new Date(Date.now() - 1000) });
      await tickSchedules(suiteUrls.projectId, suiteUrls.ports, AWAY_TICK);
    };
    const member = await newMember(owner.orgId, 'member', 'Grace Hopper', language);
    await openAs(page, member, `/dashboard/chatbot/${chatbotId}/activity/chats?chat=${chat?.id}`);
    await expect(page.getByText(t('chats.withOther', { name: 'Ada Lovelace' }))).toBeVisible();
    await letTimePass();
    await expect(page).toHaveTitle(/^\(1\) /);
    await expect(page.getByText(t('chats.withAway', { name: 'Ada Lovelace', since: '' }).slice(0, 40))).toBeVisible();
    await expectAccessible(page);
    // The visitor hears nothing of it yet.
    await expect(frame.getByText(w.talking.replace('{agent}', 'Ada Lovelace'))).toBeVisible();

    await page.getByRole('button', { name: t('chats.takeOver') }).click();
    await expect(page.getByLabel(t('chats.message'))).toBeFocused();
    await expect(page).not.toHaveTitle(/^\(/);
    await expect(frame.getByText(w.talking.replace('{agent}', 'Grace Hopper'))).toBeVisible();
    expect((await stored()).handover?.agentUid).toBe(member.uid);

    // Who has the page open is there.
    await letTimePass();
    expect((await stored()).handover?.status).toBe('joined');
    await page.goto('about:blank');
    // A browser that ends has maybe no time to say so: here it has none.
    await db.doc(paths.viewer(owner.orgId, chat?.id ?? '', member.uid)).delete();
    await letTimePass();
    expect((await stored()).handover?.status).toBe('away');
    await letTimePass();
    const log = frame.getByRole('log');
    await expect(log.getByText(w.events['agent-away'].replace('{agent}', 'Grace Hopper'))).toHaveCount(1);
    await expect(frame.getByText(w.missed.replace('{name}', 'Engine & Sons'))).toBeVisible();
    await expect(frame.getByRole('button', { name: w.leaveMessage })).toBeVisible();
    await expectAccessible(shop);
    await sendMessage(frame, w, 'Then the assistant, please.');
    await expect.poll(() => agent.answers()).toBe(1);
    await expect(frame.getByText(w.missed.replace('{name}', 'Engine & Sons'))).toHaveCount(0);

    await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/activity/chats?chat=${chat?.id}`);
    await expect(page.getByText(t('chats.event.agent-away', { name: 'Grace Hopper' }))).toBeVisible();
    close();
  },
);
