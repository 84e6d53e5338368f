import { channelSecretSchema } from '@parlance/domain/documents/channels/channel';
import { paths } from '@parlance/domain/paths';
import { shownPhone } from '@parlance/domain/phones/shownPhone';
import { expect } from '@playwright/test';
import { localAppSecret, localGraphToken } from '../../../local/src/channels/LOCAL_META.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { follow } from '../support/follow.ts';
import { overflowOf } from '../support/overflowOf.ts';
import { offeringShop } from '../support/widget/offeringShop.ts';

const QUESTION = { en: 'Do you mend zips?', de: 'Reparieren Sie Reißverschlüsse?' } as const;

test(
  'an owner tries WhatsApp, sees who has written, and erases all of that number',
  { tag: '@phone' },
  async ({ page, openElsewhere, language, t }) => {
    const shop = await openElsewhere();
    const { owner, chatbotId, close } = await offeringShop(shop, language);
    const { orgId } = owner;
    const id = String(500_000_000 + Math.floor(Math.random() * 400_000_000));
    const customer = `49151${id}`;
    await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/settings/channels`);
    await page.getByRole('button', { name: t('channels.connectNew') }).click();
    await page.getByRole('menuitem', { name: t('channel.whatsapp') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('channels.whatsapp.id')).fill(id);
    await dialog.getByLabel(t('channels.meta.token')).fill(localGraphToken('whatsapp', id));
    await dialog.getByLabel(t('channels.meta.secret')).fill(localAppSecret(id));
    await dialog.getByRole('button', { name: t('channels.connect'), exact: true }).click();
    await dialog.getByRole('button', { name: t('channels.meta.stepDone') }).click();

    // As it is entered at Meta.
    const [connection] = (await db.collection(paths.channels(orgId, chatbotId)).get()).docs;
    const channelId = connection?.id ?? '';
    const secret = await db.doc(paths.channelSecret(orgId, chatbotId, channelId)).get();
    const { verification: verifyToken } = channelSecretSchema.parse(secret.data());
    const url = `${suiteUrls.web}/channels/${orgId}/${chatbotId}/${channelId}`;
    const at = async (data: object) => page.request.post(`${suiteUrls.channels}/_graph/${id}`, { data });
    const entered: unknown = await (await at({ webhook: { url, verifyToken } })).json();
    expect(entered).toMatchObject({ isVerified: true });
    await page.getByLabel(t('channels.mode')).selectOption('answer');
    await expect(page.getByText(t('channels.modeSaved'))).toBeVisible();

    await page.getByRole('button', { name: `${t('channels.test')}: +49 30 ${id}` }).click();
    await expect(dialog.getByRole('link', { name: t('channels.test.open.whatsapp') })).toHaveAttribute(
      'href',
      `https://wa.me/4930${id}`,
    );
    await expect(dialog.getByText(t('channels.test.state.waiting'))).toHaveCount(1);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
    await at({ says: [{ person: customer, name: 'Nora Winter', text: QUESTION[language] }] });
    const done = t('channels.test.state.done', { at: '' }).trim();
    await expect(dialog.getByText(done)).toHaveCount(3, { timeout: 30_000 });
    await expectAccessible(page);
    await dialog.getByRole('link', { name: t('channels.test.openChat') }).click();

    const number = page.getByRole('link', { name: shownPhone(customer) });
    await expect(number).toHaveAttribute('href', `tel:+${customer}`);
    await expect(page.getByText(t('chats.numberConfirmed', { channel: t('channel.whatsapp') })).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('chats.menu') }).click();
    await page.getByRole('menuitem', { name: t('chats.personData') }).click();
    const subject = page.getByLabel(t('privacy.subject'));
    await expect(subject).not.toHaveValue('');
    await subject.fill(`0049 (151) ${id}`);
    await page.getByRole('button', { name: t('privacy.find') }).click();
    const name = `+${customer}`;
    await expect(page.getByText(t('privacy.found', { name }))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('privacy.erase'), exact: true }).click();
    await dialog.getByLabel(t('privacy.eraseTyped', { name })).fill(name);
    await dialog.getByRole('button', { name: t('privacy.erase') }).click();
    await expect(page.getByText(t('privacy.erased'))).toBeVisible();
    expect((await db.collection(paths.threads(orgId)).get()).size).toBe(0);
    await follow(page, `/dashboard/chatbot/${chatbotId}/activity/chats`);
    await expect(page.getByText(shownPhone(customer))).toHaveCount(0);
    close();
  },
);
