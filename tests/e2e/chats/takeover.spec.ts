import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { MINUTE_MS } from '@parlance/domain/durations';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { paths } from '@parlance/domain/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import { tickSchedules } from '../../../local/src/schedules/tickSchedules.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { sendMessage } from '../support/widget/chatFrame.ts';
import { db } from '../support/db.ts';
import { DESKTOP } from '../support/DESKTOP.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { haveSession } from '../support/accounts/haveSession.ts';
import { askForPerson } from '../support/widget/askForPerson.ts';
import { offeringShop } from '../support/widget/offeringShop.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { follow } from '../support/follow.ts';
import { storedChat } from '../support/storedChat.ts';
import { type Translate, widgetTexts } from '../support/texts.ts';

/** Every second tick is the turn of the schedule that ends the wait for an agent. */
const MISSING_TICK = 2;

/** The badge of those who wait, which a phone has in its menu. */
async function openBadge(page: Page, t: Translate, isMobile: boolean): Promise<Locator> {
  if (isMobile) await page.getByRole('button', { name: `${t('nav.openMenu')}: 1 ` }).click();
  return page
    .getByRole('navigation', { name: t('nav.main') })
    .getByRole('link', { name: new RegExp(`${t('waiting.title')}.*1`) });
}

test(
  'a visitor asks for an agent, who sees it anywhere, takes over, talks, and gives back to the chatbot',
  { tag: '@phone' },
  async ({ page, openElsewhere, language, isMobile, t }) => {
    const w = widgetTexts[language];
    const shop = await openElsewhere();
    const { owner, chatbotId, close } = await offeringShop(shop, language);
    const member = await newMember(owner.orgId, 'member', 'Grace Hopper', language);
    await page.addInitScript({ content: DESKTOP });
    await openAs(page, member, `/dashboard/chatbot/${chatbotId}/activity/chats`);
    await expect(page.getByText(t('chats.emptyTitle'))).toBeVisible();
    if (!isMobile) {
      await page.getByRole('button', { name: t('waiting.noticesOn') }).click();
      await expect(page.getByText(t('waiting.noticesAreOn'))).toBeVisible();
    }
    await follow(page, '/dashboard/settings/account');
    await page.getByLabel(t('accountPage.sound')).check();
    await expect(page.getByText(t('notifications.saved'))).toBeVisible();
    const tones = () => page.evaluate((): unknown => Reflect.get(window, 'tones'));
    expect(await tones()).toBe(2);
    await expectAccessible(page);

    const frame = await askForPerson(shop, language);
    const visitorLog = frame.getByRole('log');
    await expect(page).toHaveTitle(/^\(1\) /);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'noticed'))))
      .toBe(JSON.stringify(isMobile ? [] : [{ title: t('waiting.title'), silent: true }]));
    expect(await tones()).toBe(4);
    const badge = await openBadge(page, t, isMobile);
    await expectAccessible(page);
    await badge.click();

    const log = page.getByRole('log');
    await expect(log.getByText(t('chats.event.handover-requested'))).toBeVisible();
    await expect(page.getByText(t('chats.waiting').split('{')[0] ?? '')).toBeVisible();
    await page.getByRole('button', { name: t('chats.takeOver') }).click();
    await expect(page.getByText(t('chats.withYou'))).toBeVisible();
    const field = page.getByLabel(t('chats.message'));
    await expect(field).toBeFocused();
    await expect(page).not.toHaveTitle(/^\(/);
    await expect(frame.getByText(w.talking.replace('{agent}', 'Grace Hopper'))).toBeVisible();

    await field.pressSequentially('How can');
    await expect(frame.getByText(w.agentTyping.replace('{agent}', 'Grace Hopper'))).toBeVisible();
    await field.pressSequentially(' I help?');
    await field.press('Shift+Enter');
    await field.pressSequentially('I am here.');
    await field.press('Enter');
    await expect(field).toHaveValue('');
    await expect(visitorLog.getByText('How can I help?')).toHaveCount(1);
    await expect(log.getByText('How can I help?')).toHaveCount(1);
    await expect(page.getByText(t('chats.firstResponse', { time: '' }).trim())).toBeVisible();
    await expect(log.getByText(t('chats.sending'))).toHaveCount(0);

    await frame.getByLabel(w.messageLabel).pressSequentially('Where is');
    await expect(page.getByText(t('chats.visitorTyping'))).toBeVisible();
    await sendMessage(frame, w, 'Where is my parcel?');
    await expect(log.getByText('Where is my parcel?')).toBeVisible();
    await expect(page.getByText(t('chats.visitorTyping'))).toHaveCount(0);
    await expectAccessible(page);

    // The network loses every answer, and the message arrives all the same: once.
    await page.route('**/sendAgentMessage', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await field.fill('It is on its way.');
    await field.press('Enter');
    await expect(visitorLog.getByText('It is on its way.')).toHaveCount(1);
    await expect(log.getByText('It is on its way.')).toHaveCount(1);
    await page.unrouteAll({ behavior: 'wait' });
    // It loses the message itself: it stays, and goes when sent again.
    await page.route('**/sendAgentMessage', (route) => route.abort());
    await field.fill('It comes today.');
    await field.press('Enter');
    await expect(log.getByText(t('chats.notSent'))).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll({ behavior: 'wait' });
    await log.getByRole('button', { name: t('common.tryAgain') }).click();
    await expect(visitorLog.getByText('It comes today.')).toHaveCount(1);
    await expect(log.getByText(t('chats.notSent'))).toHaveCount(0);
    await expect(log.getByText('It comes today.')).toHaveCount(1);

    await sendMessage(frame, w, 'And the other one?');
    await expect(log.getByText('And the other one?')).toBeVisible();
    await page.getByRole('button', { name: t('chats.giveBack') }).click();
    const sure = page.getByRole('dialog', { name: t('chats.giveBackTitle') });
    await expect(sure).toContainText(t('chats.giveBackUnanswered'));
    await sure.getByRole('button', { name: t('common.cancel') }).click();
    await field.fill('Tomorrow.');
    await field.press('Enter');
    await expect(visitorLog.getByText('Tomorrow.')).toBeVisible();
    await expect(log.getByText('Tomorrow.')).toHaveCount(1);
    await page.getByRole('button', { name: t('chats.giveBack') }).click();
    await expect(page.getByText(t('chats.givenBack'))).toBeVisible();
    await expect(field).toHaveCount(0);
    await expect(visitorLog.getByText(w.events['agent-left'].replace('{agent}', 'Grace Hopper'))).toBeVisible();
    await sendMessage(frame, w, 'What does shipping cost?');
    await expect(log.getByText(t('verdict.refused'))).toBeVisible();
    await expect(visitorLog.getByRole('button', { name: w.good })).toBeVisible();
    close();
  },
);

test('of two who take over at once one has the conversation, the other is told who, and a viewer only reads', async ({
  page,
  openElsewhere,
  language,
  t,
}) => {
  const owner = await newOwner(language, { viewersSeePersonalData: true });
  const [grace, joan] = await Promise.all([
    newMember(owner.orgId, 'member', 'Grace Hopper', language),
    newMember(owner.orgId, 'viewer', 'Joan Clarke', language),
  ]);
  const chatbotId = await newChatbotIn(owner.orgId);
  const place = { orgId: owner.orgId, chatbotId, locale: language };
  const question = { text: 'Do you mend zips?' };
  const again = { text: 'Do you mend zips?', regenerates: 'first' };
  const answer = { text: 'Yes.', verdict: 'answered', rating: 'negative', comment: 'Too short' } as const;
  const chatId = await storedChat(place, [
    { question, answer },
    { question: again, answer },
  ]);
  await db
    .doc(paths.chat(owner.orgId, chatId))
    .update({ unread: true, identity: { name: 'Alan Turing', email: 'alan@example.com' } });
  const isUnread = async () => chatSchema.parse((await db.doc(paths.chat(owner.orgId, chatId)).get()).data()).unread;
  const [second, third] = await Promise.all([openElsewhere(), openElsewhere()]);
  await haveSession(page, owner);
  await haveSession(second, grace);
  await haveSession(third, joan);
  const address = `/dashboard/chatbot/${chatbotId}/activity/chats`;

  await third.goto(`${address}?chat=${chatId}`);
  await expect(third.getByText('Alan Turing · alan@example.com')).toBeVisible();
  await expect(third.getByText(t('chats.notVerified'))).toBeVisible();
  await expect(third.getByText('Too short').first()).toBeVisible();
  await expect(third.getByText(t('chats.askedAgain'))).toHaveCount(1);
  await expect(third.getByRole('button', { name: t('chats.takeOver') })).toHaveCount(0);
  expect(await isUnread()).toBe(true);

  const held = Promise.withResolvers<void>();
  await second.route('**/joinChat', async (route) => {
    await held.promise;
    await route.continue();
  });
  await second.goto(`${address}?chat=${chatId}`);
  await second.getByRole('button', { name: t('chats.takeOver') }).click();
  await page.goto(address);
  const entry = page.getByRole('navigation', { name: t('chats.list') }).getByRole('link');
  await entry.click();
  await expect.poll(isUnread).toBe(false);
  await page.getByRole('button', { name: t('chats.takeOver') }).click();
  await expect(page.getByLabel(t('chats.message'))).toBeFocused();
  await expect(page.getByText(t('chats.withYouUnasked'))).toBeVisible();
  held.resolve();
  await expect(second.getByText(t('error.chat-taken-over'))).toBeVisible();
  for (const other of [second, third]) {
    await expect(other.getByText(t('chats.withOther', { name: 'Ada Lovelace' }))).toBeVisible();
    await expect(other.getByLabel(t('chats.message'))).toHaveCount(0);
  }
  await expect(third.getByRole('button', { name: t('chats.giveBack') })).toHaveCount(0);
  // Each sees who else is there, by name, until they leave.
  const saidOn = (where: Page) => where.locator('output').filter({ hasText: /this conversation open too/ });
  await expect(saidOn(third)).toHaveText(/Ada Lovelace/);
  await expect(saidOn(third)).toHaveText(/Grace Hopper/);
  await expect(saidOn(third)).not.toHaveText(/Joan Clarke/);
  await third
    .getByRole('link', { name: t('nav.chatbots'), exact: true })
    .first()
    .click();
  await expect(saidOn(page)).toHaveText(/Grace Hopper/);
  await expect(saidOn(page)).not.toHaveText(/Joan Clarke/);

  await second.getByRole('button', { name: t('chats.giveBack') }).click();
  const sure = second.getByRole('dialog', { name: t('chats.giveBackTitle') });
  await expect(sure).toContainText(t('chats.giveBackOther', { name: 'Ada Lovelace' }));
  await sure.getByRole('button', { name: t('chats.giveBackConfirm') }).click();
  for (const each of [page, second]) {
    await expect(each.getByRole('button', { name: t('chats.takeOver') })).toBeVisible();
    await expect(each.getByLabel(t('chats.message'))).toHaveCount(0);
  }
});

test('a visitor for whom nobody comes is told, and stands among the leads', async ({
  page,
  openElsewhere,
  language,
  t,
}) => {
  const w = widgetTexts[language];
  const shop = await openElsewhere();
  const { owner, chatbotId, close } = await offeringShop(shop, language);
  const member = await newMember(owner.orgId, 'member', 'Grace Hopper', language);
  const frame = await askForPerson(shop, language, 'alan@example.com');
  await openAs(page, member, `/dashboard/chatbot/${chatbotId}/activity/chats`);
  await expect(page).toHaveTitle(/^\(1\) /);
  const entry = page.getByRole('navigation', { name: t('chats.list') }).getByRole('link');
  await expect(entry).toContainText(t('waiting.title'));
  await entry.click();

  const chats = await db.collection(paths.chats(owner.orgId)).get();
  // Longer ago than the page last looked at its clock.
  await chats.docs[0]?.ref.update({ 'handover.dueAt': new Date(Date.now() - MINUTE_MS) });
  await expect(page.getByText(t('waiting.late'))).toBeVisible();
  await tickSchedules(suiteUrls.projectId, suiteUrls.ports, MISSING_TICK);
  await expect(frame.getByText(w.missedWithAddress.replace('{name}', 'Engine & Sons'))).toBeVisible();
  await expect(page.getByRole('log').getByText(t('chats.event.handover-missed'))).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
  await expect(page.getByText(t('waiting.title'))).toHaveCount(0);
  const leads = await db.collection(paths.leads(owner.orgId)).get();
  const found = leads.docs.map((lead) => leadSchema.parse(lead.data()));
  expect(found.map(({ email }) => email)).toEqual(['alan@example.com']);
  expect(found[0]?.consentAt).not.toBeNull();
  await follow(page, `/dashboard/chatbot/${chatbotId}/activity/leads`);
  await expect(page.getByRole('row', { name: 'alan@example.com' })).toBeVisible();
  close();
});
