import { DESK_TEMPLATES } from '@parlance/domain/desk/DESK_TEMPLATES';
import { DESK_TITLES } from '@parlance/domain/desk/DESK_TITLES';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { type Declaration, declarationSchema } from '@parlance/domain/documents/declarations/declaration';
import { HOUR_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { haveSession } from '../support/accounts/haveSession.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';

const listOf = (chatbotId: string) => `/dashboard/chatbot/${chatbotId}/activity/declarations`;

/** Declarations of a chatbot, each an hour older than the one before, by the reference numbers D-0, D-1 and so on. */
async function addDeclarations(orgId: string, chatbotId: string, all: readonly Partial<Declaration>[]): Promise<void> {
  const batch = db.batch();
  for (const [index, changed] of all.entries()) {
    const receivedAt = new Date(Date.now() - index * HOUR_MS);
    const declaration = { ...ruleDocuments.declaration, chatbotId, receivedAt, ...changed };
    batch.set(db.doc(paths.declaration(orgId, `D-${index}`)), declaration);
  }
  await batch.commit();
}

test('declarations are listed, filtered, paged, opened and worked on', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  await openAs(page, owner, listOf(chatbotId));
  await expect(page.getByText(t('declarations.emptyTitle'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('declarations.toSettings') })).toBeVisible();
  const many = Array.from({ length: 26 }, (_, index): Partial<Declaration> => ({ name: `Customer ${index}` }));
  await addDeclarations(owner.orgId, chatbotId, [
    {
      name: 'Grace Hopper',
      kind: 'cancellation',
      isForCause: true,
      reason: 'Moving away',
      endsOn: '2026-12-31',
      receipt: 'held',
    },
    ...many,
  ]);
  await expect(page.getByText('Grace Hopper')).toBeVisible();
  await page.getByRole('button', { name: /next page/i }).click();
  await expect(page.getByText('Customer 25')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);

  await page.getByLabel(t('declarations.kind')).selectOption(t('declarations.kind.cancellation'));
  await expect(page.getByText('Customer 25')).toHaveCount(0);
  await expect(page).toHaveURL(/kind=cancellation/);
  await expectFitsBothWidths(page);
  await page
    .getByRole('link', { name: t('declarations.openDetails', { name: 'Grace Hopper', reference: 'D-0' }) })
    .click();
  const dialog = page.getByRole('dialog');
  for (const text of ['Moving away', 'December 31, 2026', t('declarations.forCause'), t('declarations.receipt.held')])
    await expect(dialog.getByText(text)).toBeVisible();
  await dialog.getByLabel(t('leads.status')).selectOption(t('leadStatus.done'));
  await expect(page.getByText(t('declarations.saved'))).toBeVisible();
  await expectFitsBothWidths(page);
  const stored = await db.doc(paths.declaration(owner.orgId, 'D-0')).get();
  expect(declarationSchema.parse(stored.data())).toMatchObject({ status: 'done', reason: 'Moving away' });
  await dialog.getByRole('button', { name: t('common.close') }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByLabel(t('leads.status')).selectOption(t('leadStatus.new'));
  await expect(page.getByText(t('declarations.noneTitle'))).toBeVisible();
  await page
    .getByRole('button', { name: t('leads.clearFilter') })
    .first()
    .click();
  await expect(page.getByText('Grace Hopper')).toBeVisible();
});

test('a viewer sees them masked and changes nothing', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const viewer = await newMember(owner.orgId, 'viewer', 'Charles Babbage', language);
  const chatbotId = await newChatbotIn(owner.orgId);
  await addDeclarations(owner.orgId, chatbotId, [{ name: 'Grace Hopper', message: 'Grace Hopper, 0171 2345678' }]);
  await openAs(page, viewer, `${listOf(chatbotId)}?declaration=D-0`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`${t('leads.status')}: ${t('leadStatus.new')}`)).toBeVisible();
  await expect(dialog.getByLabel(t('leads.status'))).toHaveCount(0);
  await expect(page.getByText(/Grace|Hopper|0171|erika@/)).toHaveCount(0);
});

test('the desk is set up in German on a phone: pages, texts from the template, links @onlyphone', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  await haveSession(page, owner);
  await page.goto(`/dashboard/chatbot/${chatbotId}/settings/desk`);
  await expect(page.getByText(t('deskSettings.lawyer'))).toBeVisible();
  await expect(page.getByText(t('deskSettings.noLinks'))).toBeVisible();
  await page.getByLabel(t('deskSettings.withdrawal'), { exact: true }).check();
  await page.getByLabel(t('deskSettings.address')).fill('Laden GmbH\nKiel');
  await expect(page.getByRole('tab', { name: 'Deutsch' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: t('deskSettings.insertTemplate') }).click();
  await expect(page.getByLabel(t('deskSettings.notice'))).toHaveValue(DESK_TEMPLATES.de.notice);
  await page.getByRole('tab', { name: 'English' }).click();
  await expect(page.getByLabel(t('deskSettings.notice'))).toHaveValue('');
  await page.getByLabel(t('deskSettings.next')).fill('We write to you.');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click();
  await expect(page.getByText(t('settingsForm.saved'))).toBeVisible();
  const link = page.getByRole('link', { name: DESK_TITLES.de.withdrawal });
  await expect(link).toHaveAttribute('href', new RegExp(`/desk/${chatbotId}/withdrawal\\?lang=de$`));
  await expect(page.getByText(`">${DESK_TITLES.de.withdrawal}</a>`)).toBeVisible();
  await expect(page.getByRole('link', { name: DESK_TITLES.de.cancellation })).toHaveCount(0);
  await expectFitsBothWidths(page);
  const stored = chatbotSchema.parse((await db.doc(paths.chatbot(owner.orgId, chatbotId)).get()).data()).desk;
  expect(stored).toMatchObject({ withdrawal: true, cancellation: false, address: 'Laden GmbH\nKiel' });
  expect(stored.texts).toMatchObject({
    de: { notice: DESK_TEMPLATES.de.notice },
    en: { next: 'We write to you.', notice: '' },
  });
});
