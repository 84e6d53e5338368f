import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { localAppSecret, localGraphToken, META_SERVICES } from '../../../local/src/channels/LOCAL_META.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';

for (const service of META_SERVICES) {
  test(
    `an owner connects ${service} and gets what has to be entered at Meta`,
    { tag: '@phone' },
    async ({ page, language, t }) => {
      const owner = await newOwner(language);
      const chatbotId = await newChatbotIn(owner.orgId);
      const id = String(500_000_000 + Math.floor(Math.random() * 400_000_000));
      await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/settings/channels`);
      await page.getByRole('button', { name: t('channels.connectNew') }).click();
      await page.getByRole('menuitem', { name: t(`channel.${service}`) }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(t(`channels.${service}.text`));
      const connect = dialog.getByRole('button', { name: t('channels.connect'), exact: true });
      await connect.click();
      await expect(dialog.getByText(t('channels.meta.idInvalid'))).toBeVisible();
      await expectAccessible(page);

      await dialog.getByLabel(t(`channels.${service}.id`)).fill(id);
      await dialog.getByLabel(t('channels.meta.token')).fill(localGraphToken(service, id));
      await dialog.getByLabel(t('channels.meta.secret')).fill('0'.repeat(32));
      await connect.click();
      await expect(dialog.getByText(t('error.channel-key-refused'))).toBeVisible();
      await dialog.getByLabel(t('channels.meta.secret')).fill(localAppSecret(id));
      await connect.click();
      await expect(dialog).toContainText(t(`channels.${service}.step`));
      await expectAccessible(page);
      const [stored] = (await db.collection(paths.channels(owner.orgId, chatbotId)).get()).docs;
      await expect(dialog).toContainText(`/channels/${owner.orgId}/${chatbotId}/${stored?.id ?? ''}`);
      await dialog.getByRole('button', { name: t('channels.meta.stepDone') }).click();
      await expect(page.getByRole('listitem').filter({ hasText: t(`channel.${service}`) })).toContainText(
        t('channels.on'),
      );
      await expectAccessible(page);
    },
  );
}
