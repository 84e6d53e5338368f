import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { db } from '../support/db.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { storeFigures } from '../support/storedFigures.ts';
import { proactiveRule } from '../support/widget/proactiveRule.ts';

const ZONE = 'Europe/Berlin';

function pathOf(chatbotId: string): string {
  return `/dashboard/chatbot/${chatbotId}/settings/proactive`;
}

test(
  'a message is added, shown in both languages before it is saved, refused without a text, and moved before another',
  { tag: '@phone' },
  async ({ page, language, t }) => {
    const owner = await newOwner(language);
    const chatbotId = await newChatbotIn(owner.orgId);
    const first = proactiveRule({ id: 'first', name: 'First' });
    await db.doc(paths.chatbot(owner.orgId, chatbotId)).update({ proactive: { rules: [first], holdout: 10 } });
    await openAs(page, owner, pathOf(chatbotId));
    await page.getByRole('button', { name: t('proactive.add') }).click();
    await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
    const text = page.getByLabel(t('proactive.text'), { exact: true });
    await expect(page.getByText(t('proactive.textInvalid', { max: '300' }))).toBeVisible();
    await expect(text).toBeFocused();

    await text.fill('[de] Noch Fragen? [en] Any questions?');
    await page.getByLabel(t('proactive.suggestions'), { exact: true }).fill('[en] Delivery time?\n[de] Lieferzeit?');
    const preview = page.getByRole('figure', { name: t('proactive.preview') });
    for (const shown of ['Noch Fragen?', 'Any questions?', 'Delivery time?', 'Lieferzeit?']) {
      await expect(preview.getByText(shown, { exact: true })).toBeVisible();
    }
    await page.getByLabel(t('proactive.pages'), { exact: true }).fill('products');
    await page.getByRole('radio', { name: t('proactive.trigger.event') }).check();
    await page.getByLabel(t('proactive.event'), { exact: true }).fill('a basket');
    await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
    await expect(page.getByText(t('proactive.eventInvalid', { max: '40' }))).toBeVisible();
    await page.getByLabel(t('proactive.event'), { exact: true }).fill('basket');
    await page.getByLabel(t('proactive.pages'), { exact: true }).fill('/products/*\n!/products/old');
    await page.getByRole('switch', { name: t('proactive.anyTime') }).click();
    await expectFitsBothWidths(page);
    await page.getByRole('button', { name: t('proactive.up', { name: t('proactive.newName') }) }).click();
    await page.getByLabel(t('proactive.holdout')).fill('25');
    await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
    await expect(page.getByText(t('settingsForm.saved'))).toBeVisible();

    const stored = await db.doc(paths.chatbot(owner.orgId, chatbotId)).get();
    const { proactive } = chatbotSchema.parse(stored.data());
    expect(proactive).toMatchObject({
      holdout: 25,
      rules: [
        {
          name: t('proactive.newName'),
          pages: ['/products/*', '!/products/old'],
          trigger: { kind: 'event', event: 'basket' },
          hours: [{ from: '09:00', to: '17:00' }, {}, {}, {}, {}, null, null],
        },
        first,
      ],
    });

    await page.getByRole('button', { name: t('proactive.remove', { name: 'First' }) }).click();
    await page.getByRole('button', { name: t('settings.revert') }).click();
    await expect(page.getByText('First', { exact: true }).first()).toBeVisible();
  },
);

test('a message’s result is said once both groups have ten conversations, with its range, and viewers may look', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language, { plan: 'pro', timezone: ZONE });
  const { orgId } = owner;
  const chatbotId = await newChatbotIn(orgId);
  const rules = [
    proactiveRule({ id: 'enough', name: 'Enough' }),
    proactiveRule({ id: 'few', name: 'Few' }),
    proactiveRule({ id: 'back', name: 'Back', visitors: 'returning' }),
  ];
  await db.doc(paths.chatbot(orgId, chatbotId)).update({ proactive: { rules, holdout: 10 } });
  await storeFigures(
    { orgId, chatbotId, timezone: ZONE },
    {
      1: { conversations: 150, proactive: { 'enough:10:shown': 100, 'enough:10:held': 4, 'few:10:shown': 30 } },
      20: { conversations: 100, proactive: { 'enough:10:shown': 80, 'enough:10:held': 6 } },
      31: { conversations: 100, proactive: { 'few:10:held': 90 } },
    },
  );
  const viewer = await newMember(orgId, 'viewer', 'Vera', language);
  await openAs(page, viewer, pathOf(chatbotId));
  const enough = page.getByRole('region', { name: 'Enough' });
  await expect(enough.getByText('180 conversations with the message, 10 conversations without it.')).toBeVisible();
  await expect(enough.getByText('about 200')).toBeVisible();
  await expect(enough.getByText('about 100')).toBeVisible();
  await expect(enough.getByText('+100% conversations')).toBeVisible();
  const few = page.getByRole('region', { name: 'Few' });
  await expect(few.getByText('each group needs 10')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Back' }).getByText(t('proactive.notCompared'))).toBeVisible();

  await expect(page.getByText(t('settingsForm.readOnly'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('proactive.add') })).toHaveCount(0);
  await page.getByRole('button', { name: t('proactive.editName', { name: 'Few' }) }).click();
  await expect(page.getByLabel(t('proactive.text'), { exact: true })).toBeDisabled();
  await expectFitsBothWidths(page);
});
