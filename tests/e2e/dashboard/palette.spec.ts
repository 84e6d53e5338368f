import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { storedChat } from '../support/storedChat.ts';

test('the command palette leads by keys to pages, chatbots and conversations, as the role allows', async ({
  page,
  language,
  t,
}) => {
  const { orgId } = await newOwner(language);
  const [member, chatbotId] = await Promise.all([
    newMember(orgId, 'member', 'Grace Hopper', language),
    newChatbotIn(orgId),
  ]);
  const chatId = await storedChat({ orgId, chatbotId, locale: language }, [
    { question: { text: 'Do you mend zips?' } },
  ]);
  await openAs(page, member, '/dashboard/usage');
  await page.getByRole('button', { name: t('palette.open') }).waitFor();

  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: t('palette.title') });
  await expect(field).toBeFocused();
  const options = page.getByRole('listbox', { name: t('palette.results') }).getByRole('option');
  await expect(options.filter({ hasText: 'Do you mend zips?' })).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.type('guide');
  await expect(options.first()).toHaveText(t('palette.ofChatbot', { chatbot: 'Guide', page: t('nav.sources') }));
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/chatbot/${chatbotId}/playground`));
  await expect(field).toHaveCount(0);

  await page.getByRole('button', { name: t('palette.open') }).press('Enter');
  await page.keyboard.type(t('settings.plans'));
  await expect(page.getByText(t('palette.none'), { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t('palette.open') })).toBeFocused();
  await page.keyboard.press('Enter');
  await options.filter({ hasText: 'Do you mend zips?' }).click();
  await expect(page).toHaveURL(new RegExp(`/inbox/chats\\?chat=${chatId}`));
});
