import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { follow } from '../support/follow.ts';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { seeded, seededUser } from '../support/seeded.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';

/** Wider than high, so that there is something to crop. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#0F5C4D"/></svg>';

test('interface: look and texts are tried in the preview, checked and saved', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/settings/interface`);
  const preview = page.frameLocator(`iframe[title="${t('preview.title')}"]`);
  await page.getByLabel(t('chatbotSettings.displayName')).fill('Trail helper');
  await expect(preview.getByText('Trail helper').first()).toBeVisible();

  const colour = page.getByLabel(t('chatbotSettings.bubbleButtonColor'), { exact: true });
  await colour.fill('#FFE08A');
  await expect(page.getByText(t('interfaceSettings.pale'))).toBeVisible();
  await page.getByRole('button', { name: /#[0-9A-F]{6} verwenden|Use #[0-9A-F]{6}/ }).click();
  await expect(page.getByText(t('interfaceSettings.pale'))).toHaveCount(0);

  await page.getByRole('button', { name: t('iconPicker.choose') }).click();
  const picker = page.getByRole('dialog', { name: t('iconPicker.title') });
  await picker.getByRole('searchbox').fill('truck-delivery');
  await picker.getByRole('button', { name: 'truck delivery' }).click();
  await expect(picker).toHaveCount(0);

  await page.getByLabel(t('chatbotSettings.conversationStarters')).fill('1\n2\n3\n4\n5\n6');
  await page.getByRole('button', { name: t('interfaceSettings.addFaq') }).click();
  await page.getByLabel(t('interfaceSettings.question'), { exact: true }).fill('Do you ship?');
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
  await expect(page.getByText(t('interfaceSettings.tooManyLines').replace('{max, number}', '5'))).toBeVisible();
  await expect(page.getByText(t('interfaceSettings.answerEmpty'))).toBeVisible();
  await page.getByLabel(t('chatbotSettings.conversationStarters')).fill('What does it cost?\n\n');
  await page.getByLabel(t('interfaceSettings.answer'), { exact: true }).fill('Everywhere in Europe.');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
  await expect(page.getByText(t('settingsForm.saved'))).toBeVisible();
  const saved = chatbotSchema.parse((await db.doc(paths.chatbot(owner.orgId, chatbotId)).get()).data());
  expect(saved).toMatchObject({
    displayName: 'Trail helper',
    chatIcon: 'tabler:truck-delivery',
    conversationStarters: ['What does it cost?'],
    faqs: [{ question: 'Do you ship?', answer: 'Everywhere in Europe.' }],
  });
});

test('the second language of the greeting is proposed, and so are questions that the sources answer', async ({
  page,
  t,
}) => {
  await openAs(page, seededUser('owner'), `/dashboard/chatbot/${seeded.chatbotId}/settings/interface`);
  const greeting = page.getByLabel(t('chatbotSettings.initialMessages'));
  const propose = page.getByRole('button', { name: t('interfaceSettings.proposeGreeting') });
  await expect(greeting).toHaveValue(/\[de\]/);
  await expect(propose).toHaveCount(0);
  await greeting.fill('Welcome, how can we help you?');
  await propose.click();
  await expect(greeting).toHaveValue(/^\[en\] Welcome, how can we help you\?\n\[de\] Guten Tag/);
  await expect(propose).toHaveCount(0);
  const starters = page.getByLabel(t('chatbotSettings.conversationStarters'));
  await starters.fill('');
  await page.getByRole('button', { name: t('interfaceSettings.proposeStarters') }).click();
  await expect(starters).toHaveValue(/\?/);
  await expectAccessible(page);
  // Proposals are nobody's until they are saved.
  await page.getByRole('button', { name: t('settings.revert') }).click();
  await expect(greeting).toHaveValue(/\[de\]/);
});

test('a picture is cropped and stored, and one that is none is refused', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/settings/interface`);
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByText(t('error.image-invalid'))).toBeVisible();
  await input.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(1024 * 1024 + 1) });
  await expect(page.getByText(t('error.image-too-large').replace('{megabytes, number}', '1'))).toBeVisible();
  await input.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(PICTURE) });
  const dialog = page.getByRole('dialog', { name: t('picture.cropTitle') });
  await dialog.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('picture.use') }).click();
  await expect(page.getByText(t('picture.saved'))).toBeVisible();
  await expect(page.getByRole('img', { name: t('picture.title') })).toBeVisible();
  await page.getByRole('button', { name: t('picture.remove') }).click();
  await expect(page.getByText(t('picture.removed'))).toBeVisible();
});

test('general and interface work by keyboard alone', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/settings/general`);
  await page.getByLabel(t('chatbotSettings.name'), { exact: true }).focus();
  await page.keyboard.type(' two');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('settingsForm.saved'))).toBeVisible();
  await expect(page.getByText(t('settingsForm.unsaved'))).toHaveCount(0);

  await follow(page, `/dashboard/chatbot/${chatbotId}/settings/interface`);
  await page.getByRole('button', { name: t('iconPicker.choose') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('robot');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('iconPicker.choose') })).toBeFocused();
  await expect(page.getByText('robot', { exact: true })).toBeVisible();
});

test('icons come from the functions where the host of the app does not give them', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  const asked: string[] = [];
  await page.route(/\/icons\/tabler\.json/, async (route) => {
    const url = new URL(route.request().url());
    asked.push(url.pathname);
    if (url.pathname.startsWith('/icons/')) await route.fulfill({ status: 503 });
    else await route.continue();
  });
  await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/settings/interface`);
  await page.getByRole('button', { name: t('iconPicker.choose') }).click();
  const picker = page.getByRole('dialog', { name: t('iconPicker.title') });
  await picker.getByRole('searchbox').fill('truck-delivery');
  await expect(picker.getByRole('button', { name: 'truck delivery' }).locator('svg')).toBeVisible();
  expect(asked[0]).toBe('/icons/tabler.json');
  expect(asked.some((path) => path.endsWith('/web/icons/tabler.json'))).toBe(true);
});
