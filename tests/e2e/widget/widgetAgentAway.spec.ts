import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { paths } from '@parlance/domain/paths';
import { expect, test } from '@playwright/test';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { answeredChat } from '../support/widget/answeredChat.ts';
import { expectAccessible } from '../support/axe.ts';
import { menuEntry, openChat, sendMessage } from '../support/widget/chatFrame.ts';
import { db } from '../support/db.ts';
import { openShop } from '../support/widget/openShop.ts';
import { widgetTexts } from '../support/texts.ts';

const w = widgetTexts.en;
const NEVER = [null, null, null, null, null, null, null];

test.use({ locale: 'en-GB' });

test('where the office closes while somebody asks for an agent, the contact form takes over what was typed', async ({
  page,
  context,
}) => {
  const privacyUrl = 'https://shop.example/privacy';
  await context.route(privacyUrl, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Our policy</h1>' }));
  const settings = {
    privacyUrl,
    handover: { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 },
  };
  const { owner, chatbotId, close } = await openShop(page, { settings });
  const { orgId } = owner;
  const frame = await openChat(page, w);
  await (await menuEntry(frame, w, w.handover)).click();
  await frame.getByLabel(w.nameLabel).fill('Alan Turing');
  await frame.getByLabel(w.emailLabel).fill('alan@example.com');
  await frame.getByRole('button', { name: w.handoverSubmit }).click();
  const consent = frame.getByRole('checkbox', { name: w.privacyPolicy });
  await expect(frame.getByText(w.required)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await frame.getByRole('link', { name: w.privacyPolicy }).click();
  await expect((await opened).getByRole('heading', { name: 'Our policy' })).toBeVisible();
  await consent.check();
  await db.doc(paths.chatbot(orgId, chatbotId)).update({ 'handover.hours': NEVER });
  const hours = async (): Promise<unknown> => (await db.doc(paths.widget(chatbotId)).get()).get('handover.hours');
  await expect.poll(hours).toEqual(NEVER);
  await frame.getByRole('button', { name: w.handoverSubmit }).click();

  const heading = frame.getByRole('heading', { name: w.leaveMessage });
  const closed = frame.getByText(w.handoverClosedIntro.replace('{name}', 'Engine & Sons'));
  await expect(heading).toBeFocused();
  await expect(closed).toBeVisible();
  await expect(frame.getByLabel(w.nameLabel)).toHaveValue('Alan Turing');
  await expect(frame.getByLabel(w.emailLabel)).toHaveValue('alan@example.com');
  await expectAccessible(page);
  expect((await db.collection(paths.chats(orgId)).get()).size).toBe(0);
  await frame.getByLabel(w.contactMessageLabel, { exact: true }).fill('Do you mend zips?');
  await frame.getByRole('checkbox').check();
  await frame.getByRole('button', { name: w.sendMessage }).click();
  await expect(frame.getByRole('heading', { name: w.receiptTitle })).toBeFocused();
  const leads = await db.collection(paths.leads(orgId)).get();
  expect(leads.docs.map((lead) => leadSchema.parse(lead.data()))).toMatchObject([
    { name: 'Alan Turing', email: 'alan@example.com', message: 'Do you mend zips?' },
  ]);

  // Whoever comes now is told before asking. A form that was begun for another reason says it as well.
  await page.reload();
  await openChat(page, w);
  await (await menuEntry(frame, w, w.leaveMessage)).click();
  await frame.getByLabel(w.emailLabel).fill('joan@example.com');
  await expect(closed).toHaveCount(0);
  await frame.getByRole('button', { name: w.backToChat }).click();
  const entry = await menuEntry(frame, w, w.handover);
  await expect(entry).toContainText(w.handoverClosed);
  await expectAccessible(page);
  await entry.click();
  await expect(heading).toBeFocused();
  await expect(closed).toBeVisible();
  await expect(frame.getByLabel(w.emailLabel)).toHaveValue('joan@example.com');
  close();
});

test('an agent takes over as a visitor asks and the connection breaks: all that is written is there, once', async ({
  page,
  context,
}) => {
  const { frame, log, agent, close } = await answeredChat(page);
  const again = frame.getByRole('button', { name: w.tryAgain });

  const asked = Promise.withResolvers<void>();
  const joined = Promise.withResolvers<void>();
  await page.route(`${suiteUrls.functions}/answer/answer`, async (route) => {
    asked.resolve();
    await joined.promise;
    await route.continue();
  });
  await sendMessage(frame, w, 'How long does it take?');
  await asked.promise;
  await agent.join();
  joined.resolve();
  await expect(frame.getByText(w.talking.replace('{agent}', 'Ada Lovelace'))).toBeVisible();
  await expect(frame.getByRole('banner').getByText('Ada Lovelace')).toBeVisible();
  await expect.poll(() => agent.countOf('How long does it take?')).toBe(1);
  await expect(log.getByText('How long does it take?')).toHaveCount(1);
  await expect(log.getByText(w.events['agent-joined'].replace('{agent}', 'Ada Lovelace'))).toHaveCount(1);
  await expect(again).toHaveCount(0);
  expect(await agent.answers()).toBe(1);

  // The network loses the reply to a message that arrived: there is nothing to send again.
  const lost = Promise.withResolvers<void>();
  await page.route('**/sendVisitorMessage', async (route) => {
    await route.fetch();
    await lost.promise;
    await route.abort();
  });
  await sendMessage(frame, w, 'It is a red one.');
  await expect.poll(() => agent.countOf('It is a red one.')).toBe(1);
  await agent.say('I am looking it up.');
  await expect(log.getByText('I am looking it up.')).toHaveCount(1);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/sendVisitorMessage'));
  lost.resolve();
  await failed;
  await page.unroute('**/sendVisitorMessage');

  await context.setOffline(true);
  await expect(frame.getByText(w.offline)).toBeVisible();
  await sendMessage(frame, w, 'Are you there?');
  await expect(log.getByText(w.notSent)).toHaveCount(1);
  await again.click();
  await expect(log.getByText(w.notSent)).toHaveCount(1);
  await agent.say('Two days.');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(frame.getByText(w.offline)).toHaveCount(0);
  await expect(log.getByText('Two days.')).toHaveCount(1);
  await again.click();
  await expect.poll(() => agent.countOf('Are you there?')).toBe(1);
  await expect(log.getByText(w.notSent)).toHaveCount(0);
  await expect(log.getByText('Are you there?')).toHaveCount(1);

  // The agent has gone when the connection is back: the chatbot answers what was meant for the agent.
  await context.setOffline(true);
  await sendMessage(frame, w, 'And a coat?');
  await expect(log.getByText(w.notSent)).toHaveCount(1);
  await agent.leave();
  await context.setOffline(false);
  await expect(log.getByText(w.events['agent-left'].replace('{agent}', 'Ada Lovelace'))).toHaveCount(1);
  await again.click();
  await expect(log.getByRole('button', { name: w.good })).toHaveCount(2);
  await expect(log.getByText('And a coat?')).toHaveCount(1);
  await expect(log.getByText('Two days.')).toHaveCount(1);
  expect([await agent.countOf('And a coat?'), await agent.answers()]).toEqual([1, 2]);
  close();
});
