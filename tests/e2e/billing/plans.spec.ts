import { CANCEL_PHRASES } from '@parlance/domain/billing/BILLING';
import { expect, type Page } from '@playwright/test';
import { newOwner } from '../support/accounts/newOwner.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';

const PLANS = '/dashboard/settings/plans';

/** Fills in Stripe's page, which is in English here. */
async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Cardholder name').fill('Ada Lovelace');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByRole('button', { name: 'Start trial' }).click();
}

test('an owner buys a plan, changes it, cancels it and takes that back', async ({ page, t, language }) => {
  const owner = await newOwner(language);
  await openAs(page, owner, '/dashboard');
  await page
    .getByRole('link', { name: t('upgrade.button') })
    .first()
    .click();
  await expect(page).toHaveURL(`${PLANS}?reason=trial`);
  const pro = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: t('settings.plan.pro'), exact: true }) });
  await expect(pro).toContainText('10');
  await expectAccessible(page);

  await pro.getByRole('button', { name: t('plans.choose', { plan: t('settings.plan.pro') }) }).click();
  const order = page.getByRole('dialog', { name: t('order.title') });
  await expect(order).toContainText('10');
  await expectAccessible(page);
  await order.getByRole('button', { name: t('order.submit') }).click();
  await page.getByRole('link', { name: 'Back without subscribing' }).click();
  await expect(page.getByText(t('order.cancelled', { plan: t('settings.plan.pro') }))).toBeVisible();
  await page.getByRole('button', { name: t('order.continue') }).click();
  await order.getByRole('button', { name: t('order.submit') }).click();
  await pay(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toBeVisible();
  await pay(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/thanks`));
  await expect(page.getByText(t('settings.plan.pro'))).toBeVisible();

  await page.goto(PLANS);
  await expect(pro.getByText(t('plans.current'))).toBeVisible();
  const news = page.getByRole('alert').filter({ has: page.getByRole('button', { name: t('subscription.cancel') }) });
  await expect(news).toContainText(t('settings.plan.pro'));

  const business = t('settings.plan.business');
  await page.getByRole('button', { name: t('plans.changeTo', { plan: business }) }).click();
  const change = page.getByRole('dialog', { name: t('plans.changeTitle', { plan: business }) });
  await expect(change.getByText('$').or(change.getByText('US$')).first()).toBeVisible();
  await expectAccessible(page);
  await change.getByRole('button', { name: t('plans.changeSubmit') }).click();
  await expect(page.getByText(t('plans.changed', { plan: business }))).toBeVisible();

  await page.getByRole('button', { name: t('subscription.cancel') }).click();
  const cancel = page.getByRole('dialog', { name: t('cancelPlan.title') });
  const phrase = CANCEL_PHRASES[language];
  const typed = cancel.getByLabel(t('cancelPlan.phrase', { phrase }));
  await typed.fill('something else');
  await cancel.getByRole('button', { name: t('cancelPlan.submit') }).click();
  await expect(cancel.getByText(t('settings.typedMismatch'))).toBeVisible();
  await expectAccessible(page);
  await typed.fill(phrase);
  await cancel.getByRole('button', { name: t('cancelPlan.submit') }).click();
  await page.getByRole('button', { name: t('subscription.undo.cancelled') }).click();
  await expect(page.getByText(t('subscription.undone'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('subscription.cancel') })).toBeVisible();
});

test('nobody but the owner sees plans', async ({ page, t, language }) => {
  const owner = await newOwner(language);
  const admin = await newMember(owner.orgId, 'admin', 'Grace Hopper', language);
  await openAs(page, admin, PLANS);
  await expect(page.getByRole('heading', { name: t('gate.forbiddenTitle') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('settings.plans') })).toHaveCount(0);
});
