import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { follow } from '../support/follow.ts';
import { notificationSchema } from '@parlance/domain/documents/chatbots/notification';
import { paths } from '@parlance/domain/paths';
import { expect, type Page } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { newOwner, type Owner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';

interface Place {
  owner: Owner;
  chatbotId: string;
  open: (tab: string) => Promise<void>;
}

async function placeOf(page: Page, locale: 'en' | 'de'): Promise<Place> {
  const owner = await newOwner(locale);
  const chatbotId = await newChatbotIn(owner.orgId);
  let isSignedIn = false;
  const open = async (tab: string) => {
    const path = `/dashboard/chatbot/${chatbotId}/settings/${tab}`;
    await (isSignedIn ? follow(page, path) : openAs(page, owner, path));
    isSignedIn = true;
  };
  return { owner, chatbotId, open };
}

async function stored({ owner, chatbotId }: Place) {
  return chatbotSchema.parse((await db.doc(paths.chatbot(owner.orgId, chatbotId)).get()).data());
}

test(
  'general: name and form of address are saved, the status switch acts at once',
  { tag: ['@phone', '@smoke'] },
  async ({ page, language, t }) => {
    const place = await placeOf(page, language);
    await place.open('general');
    const name = page.getByLabel(t('chatbotSettings.name'), { exact: true });
    await name.fill('  ');
    await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
    await expect(page.getByText(t('form.required'))).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill(' Helper ');
    await page.getByLabel(t('generalSettings.informal')).check();
    await expect(page.getByText(t('settingsForm.unsaved'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
    await expect(page.getByText(t('settingsForm.saved'))).toBeVisible();
    await expect(page.getByText(t('settingsForm.unsaved'))).toHaveCount(0);
    await expect(name).toHaveValue('Helper');
    const saved = await stored(place);
    expect(saved).toMatchObject({
      name: 'Helper',
      formality: 'informal',
      settingsVersion: 1,
      settingsBy: place.owner.uid,
    });

    await page.getByRole('switch', { name: t('generalSettings.active'), exact: true }).click();
    await expect(page.getByText(t('generalSettings.deactivated'))).toBeVisible();
    await expect(page.getByRole('switch', { name: t('generalSettings.inactive'), exact: true })).not.toBeChecked();
    expect(await stored(place)).toMatchObject({ status: 'inactive', settingsVersion: 2 });
  },
);

test('security: limits and retention are checked, and what will be deleted is said', async ({ page, language, t }) => {
  const place = await placeOf(page, language);
  await db.collection(paths.refusedOrigins(place.owner.orgId, place.chatbotId)).add({
    origin: 'https://shop.example',
    count: 3,
    firstAt: new Date(),
    lastAt: new Date(),
  });
  await place.open('security');
  await page.getByRole('link', { name: t('domains.toInstall') }).click();
  await page.getByRole('button', { name: t('refused.allowOrigin', { origin: 'https://shop.example' }) }).click();
  await expect(page.getByText(t('domains.saved'))).toBeVisible();
  await expect(page.getByText(t('refused.none'))).toBeVisible();
  await page.goBack();
  await expect(page.getByText('shop.example', { exact: true })).toBeVisible();

  const perMinute = page.getByLabel(t('chatbotSettings.questionsPerMinute'));
  await perMinute.fill('0');
  await page.getByLabel(t('securitySettings.retentionLabel'), { exact: true }).selectOption('own');
  await page.getByLabel(t('securitySettings.daysLabel'), { exact: true }).fill('7');
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
  await expect(perMinute).toBeFocused();
  await perMinute.fill('12');
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
  await expect(page.getByText(t('settingsForm.saved'))).toBeVisible();
  expect(await stored(place)).toMatchObject({
    questionsPerMinute: 12,
    retentionDays: 7,
    allowedDomains: ['shop.example'],
  });
});

test('leads and handover: contact form, reply, opening hours and closed days are saved', async ({
  page,
  language,
  t,
}) => {
  const place = await placeOf(page, language);
  await place.open('leads');
  await page
    .getByRole('radiogroup', { name: t('leadSettings.phone') })
    .getByLabel(t('leadSettings.required'))
    .check();
  await page.getByLabel(t('leadSettings.consent')).fill('Yes, write to me.');
  await page.getByLabel(t('leadSettings.replySwitch')).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
  await expect(page.getByText(t('settingsForm.saved'))).toBeVisible();
  await page.getByRole('link', { name: t('chatbotSettings.handoverTab'), exact: true }).click();
  await page.getByLabel(t('leadSettings.handoverSwitch')).click();
  await page.getByLabel(t('leadSettings.hoursSwitch')).click();
  const monday = page.getByRole('group', { name: t('leadSettings.day.0') });
  await monday.getByLabel(t('leadSettings.from')).fill('18:00');
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
  await expect(page.getByText(t('leadSettings.hoursInvalid'))).toBeVisible();
  await monday.getByLabel(t('leadSettings.from')).fill('08:30');
  await page.getByRole('button', { name: t('leadSettings.copyMonday') }).click();
  const addClosed = page.getByRole('button', { name: t('leadSettings.addClosedDays') });
  await addClosed.click();
  await addClosed.click();
  const closed = page.getByRole('group', { name: t('leadSettings.closedDaysNumber', { number: '1' }) });
  await closed.getByLabel(t('leadSettings.firstDay')).fill('2030-12-24');
  await expect(closed.getByLabel(t('leadSettings.lastDay'))).toHaveValue('2030-12-24');
  await closed.getByLabel(t('leadSettings.lastDay')).fill('2030-12-20');
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
  await expect(closed.getByText(t('leadSettings.closedDaysInvalid'))).toBeVisible();
  await closed.getByLabel(t('leadSettings.lastDay')).fill('2031-01-01');
  await page.getByRole('button', { name: t('leadSettings.removeClosedDays', { number: '2' }) }).click();
  await page.getByLabel(t('leadSettings.awayMinutes')).fill('7');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
  await expect.poll(async () => (await stored(place)).handover.hours).not.toBeNull();
  const { leadForm, handover } = await stored(place);
  expect(leadForm).toMatchObject({ phone: 'required', consentText: 'Yes, write to me.', isAutoReplying: true });
  expect(handover).toMatchObject({ awayMinutes: 7, closedDays: [{ from: '2030-12-24', to: '2031-01-01' }] });
  expect(handover.hours).toEqual([...Array.from({ length: 5 }, () => ({ from: '08:30', to: '17:00' })), null, null]);
});

test('notifications: everybody chooses for themselves, at once', async ({ page, language, t }) => {
  const { owner, chatbotId, open } = await placeOf(page, language);
  await open('notifications');
  await expect(page.getByText(t('notifications.context', { email: owner.email }))).toBeVisible();
  await expect(page.getByLabel(t('notifications.lead'), { exact: true })).toBeChecked();
  // Stored one after the other, and the keyboard's focus stays meanwhile.
  const unanswered = page.getByLabel(t('notifications.unanswered'), { exact: true });
  await unanswered.press('Space');
  await expect(unanswered).toBeChecked();
  await expect(page.getByText(t('notifications.saved')).first()).toBeVisible();
  await expect(unanswered).toBeFocused();
  await page.getByLabel(t('notifications.digest.weekly')).check();
  const ref = db.doc(paths.notification(owner.orgId, chatbotId, owner.uid));
  await expect
    .poll(async () => notificationSchema.parse((await ref.get()).data()))
    .toEqual({ lead: true, handover: true, disliked: false, unanswered: true, tests: true, digest: 'weekly' });
});

test('integration: code for every place, and a page is looked at', async ({ page, language, t }) => {
  const { chatbotId, open } = await placeOf(page, language);
  await open('integration');
  await page.getByRole('tab', { name: t('integration.tagManagerTitle') }).click();
  await expect(page.getByRole('tabpanel').locator('code')).toContainText(chatbotId);
  await page.getByRole('button', { name: t('installation.check'), exact: true }).click();
  await expect(page.getByText(t('form.required'))).toBeVisible();
  await page.getByLabel(t('installation.url')).fill('http://127.0.0.1:1/');
  await page.getByRole('button', { name: t('installation.check'), exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('installation.notPublic') })).toBeVisible();
  await expectAccessible(page);
});
