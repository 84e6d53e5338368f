import { identitySettingsSchema } from '@parlance/domain/documents/contacts/identitySettings';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { identityToken } from '../../support/contacts/identityToken.ts';
import { ruleContactDocuments } from '../../support/documents/ruleContactDocuments.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { follow } from '../support/follow.ts';
import { sourcesTest as test } from '../support/sources/sourcesTest.ts';
import { storedChat } from '../support/storedChat.ts';

test(
  'a secret is made, a token is checked, and the inbox shows who was vouched for',
  { tag: '@phone' },
  async ({ page, t, language, knowledge: { chatbotId, owner } }) => {
    const { orgId } = owner;
    await page.goto(`/dashboard/chatbot/${chatbotId}/settings/identity`);
    await expect(page.getByText(t('identity.secretNone'))).toBeVisible();
    await page.getByRole('button', { name: t('identity.secretMake') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('identity.secretMake') }).click();
    const secret = (await dialog.getByLabel(t('webhooks.secret'), { exact: true }).textContent()) ?? '';
    await dialog.getByRole('button', { name: t('webhooks.secretDone') }).click();
    await expect(page.getByText(secret.slice(-4))).toBeVisible();

    const check = async (token: string): Promise<void> => {
      await page.getByLabel(t('identity.token'), { exact: true }).fill(token);
      await page.getByRole('button', { name: t('identity.check'), exact: true }).click();
    };
    await check('no token');
    await expect(page.getByText(t('identity.fault.malformed'))).toBeVisible();
    await check(identityToken(secret, 'another', { sub: '1815' }));
    await expect(page.getByText(t('identity.fault.audience'))).toBeVisible();
    await check(identityToken(secret, chatbotId, { sub: '1815', name: 'Ada Lovelace', attributes: { plan: 'pro' } }));
    await expect(page.getByText(t('identity.good'))).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '1815' })).toBeVisible();

    await db.doc(paths.identitySettings(orgId, chatbotId)).update({
      refused: { fault: 'replayed', origin: 'https://shop.example', at: new Date() },
    });
    await expect(page.getByText(t('identity.fault.replayed'))).toBeVisible();
    await expectFitsBothWidths(page);
    await expectAccessible(page);

    await page.getByLabel(t('identity.keySet')).fill('http://shop.example/jwks.json');
    await page.getByRole('button', { name: t('identity.keySetSave'), exact: true }).click();
    await expect(page.getByText(t('identity.keySetWrong'))).toBeVisible();
    await page.getByRole('button', { name: t('webhooks.renew') }).click();
    await dialog.getByRole('button', { name: t('webhooks.renew') }).click();
    await dialog.getByRole('button', { name: t('webhooks.secretDone') }).click();
    await page.getByRole('button', { name: t('identity.formerEnd') }).click();
    await dialog.getByRole('button', { name: t('identity.formerEnd') }).click();
    await expect(page.getByText(t('identity.ended'))).toBeVisible();
    const settings = await db.doc(paths.identitySettings(orgId, chatbotId)).get();
    expect(identitySettingsSchema.parse(settings.data()).formerUntil).toBeNull();

    const chatId = await storedChat({ orgId, chatbotId, locale: language }, [
      { question: { text: 'Where is my order?' } },
    ]);
    const contact = { ...ruleContactDocuments.contact, chatbotId };
    await db.doc(paths.contact(orgId, chatbotId, 'ada')).set(contact);
    const identity = { name: contact.name, email: contact.email };
    await db.doc(paths.chat(orgId, chatId)).update({ contactId: 'ada', identity });
    await follow(page, `/dashboard/chatbot/${chatbotId}/activity/chats?chat=${chatId}`);
    await expect(page.getByText(t('chats.verified'))).toBeVisible();
    await expect(page.getByText('customer-1815', { exact: false })).toBeVisible();
    await expectAccessible(page);
  },
);
