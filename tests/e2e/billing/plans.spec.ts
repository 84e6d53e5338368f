import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { expect, type Page } from '@playwright/test';
import { makeSubscription } from '../../functions/support/billing/makeSubscription.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { db } from '../support/db.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { follow } from '../support/follow.ts';
import { WIDTHS } from '../support/WIDTHS.ts';

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
  await expectFitsBothWidths(page);

  await pro.getByRole('button', { name: t('plans.choose', { plan: t('settings.plan.pro') }) }).click();
  const order = page.getByRole('dialog', { name: t('order.title') });
  await expect(order).toContainText('10');
  await expectFitsBothWidths(page);
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

  await page.goto('/dashboard/settings/billing');
  await expect(page.getByText(t('billing.card', { name: 'Visa', last4: '3155' }))).toBeVisible();
  // Ten dollars with the German tax.
  await expect(page.getByRole('main')).toContainText('11.90');
  await expect(page.getByRole('table', { name: t('billing.historyTitle') }).getByRole('row')).not.toHaveCount(1);
  const counts = page.getByRole('table', { name: t('billing.modelsTitle') });
  await expect(counts.getByRole('row', { name: 'Gemini 3.5 Flash-Lite' })).toContainText(/10[.,]000/);
  await expect(counts.getByRole('row', { name: 'Gemini 3.8 Flash' })).toContainText(/5\s*2[.,]000/);
  const taxId = page.getByLabel(t('billing.taxId'));
  await taxId.fill('?');
  await page.getByRole('button', { name: t('settings.save') }).click();
  await expect(page.getByText(t('error.tax-id-invalid'))).toBeVisible();
  await taxId.fill('DE123456789');
  await page.getByLabel(t('billing.company')).fill('Engine GmbH');
  await page.getByRole('button', { name: t('settings.save') }).click();
  await expect(page.getByText(t('billing.saved'))).toBeVisible();
  await expect(page.getByText(t('billing.taxIdState.pending', { value: 'DE123456789' }))).toBeVisible();
  await expectFitsBothWidths(page);

  // On the way to another page they are saved as well, unless they cannot be.
  const leaving = page.getByRole('dialog', { name: t('settingsForm.leaveTitle') });
  const leave = async () => {
    await page.getByRole('link', { name: t('settings.plans'), exact: true }).click();
    await leaving.getByRole('button', { name: t('settingsForm.saveAndLeave') }).click();
    await expect(leaving).toHaveCount(0);
  };
  await taxId.fill('?');
  await leave();
  await expect(page.getByText(t('error.tax-id-invalid'))).toBeVisible();
  await taxId.fill('DE123456789');
  await page.getByLabel(t('billing.company')).fill('Engine & Sons');
  await leave();
  await expect(page).toHaveURL(PLANS);
  await expect(pro.getByText(t('plans.current'))).toBeVisible();
  const column = page.getByRole('columnheader', { name: t('settings.plan.pro') });
  await expect(column).toContainText(t('plans.current'));
  const used = page.getByRole('region', { name: t('plans.used') });
  await expect(used.getByRole('progressbar')).toHaveCount(4);
  await expect(used.getByRole('progressbar', { name: t('usage.limit.seats') })).toHaveAttribute('aria-valuenow', '50');
  const news = page.getByRole('alert').filter({ has: page.getByRole('button', { name: t('subscription.cancel') }) });
  await expect(news).toContainText(t('settings.plan.pro'));

  const business = t('settings.plan.business');
  await page.getByRole('button', { name: t('plans.changeTo', { plan: business }) }).click();
  const change = page.getByRole('dialog', { name: t('plans.changeTitle', { plan: business }) });
  await expect(change.getByText('€').first()).toBeVisible();
  await expectFitsBothWidths(page);
  await change.getByRole('button', { name: t('plans.changeSubmit') }).click();
  await expect(page.getByText(t('plans.changed', { plan: business }))).toBeVisible();

  await page.getByRole('button', { name: t('subscription.cancel') }).click();
  const cancel = page.getByRole('dialog', { name: t('cancelPlan.title') });
  const phrase = LANGUAGES[language].cancelPhrase;
  await cancel.getByRole('button', { name: t('cancelPlan.lower', { plan: t('settings.plan.pro') }) }).click();
  const lower = page.getByRole('dialog', { name: t('plans.changeTitle', { plan: t('settings.plan.pro') }) });
  await lower.getByLabel(t('plans.when')).selectOption('period-end');
  await lower.getByRole('button', { name: t('plans.changeSubmit') }).click();
  await page.getByRole('button', { name: t('subscription.undo.changing') }).click();
  await expect(page.getByRole('button', { name: t('subscription.undo.changing') })).toHaveCount(0);
  await page.getByRole('button', { name: t('subscription.cancel') }).click();
  const typed = cancel.getByLabel(t('cancelPlan.phrase'));
  await typed.fill('something else');
  await cancel.getByRole('button', { name: t('cancelPlan.submit') }).click();
  await expect(cancel.getByText(t('settings.typedMismatch'))).toBeVisible();
  await expectFitsBothWidths(page);
  await typed.fill(phrase);
  await cancel.getByRole('button', { name: t('cancelPlan.submit') }).click();
  await page.getByRole('button', { name: t('subscription.undo.cancelled') }).click();
  await expect(page.getByText(t('subscription.undone')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('subscription.cancel') })).toBeVisible();
});

test('every page says how the plan stands, and the price page says what is on sale', async ({
  page,
  openElsewhere,
  t,
  language,
}) => {
  const owner = await newOwner(language);
  const org = db.doc(paths.org(owner.orgId));
  const banner = page.getByRole('region', { name: t('banner.label') });
  const graceEndsAt = new Date(Date.now() + 3 * DAY_MS);
  await org.update({ plan: 'pro', subscription: makeSubscription({ status: 'past_due', graceEndsAt }) });
  await openAs(page, owner, '/dashboard/chatbots');
  await expect(banner).toContainText(t('banner.pastDue'));
  await banner.getByRole('link', { name: t('banner.pay') }).click();
  await expect(page).toHaveURL('/dashboard/settings/billing');
  await expect(page.getByRole('button', { name: t('billing.methodChange') }).first()).toBeVisible();
  // What is not paid can be neither changed nor kept by an offer.
  await follow(page, PLANS);
  await expect(page.getByText(t('plans.changeBlocked'))).toHaveCount(2);
  await page.getByRole('button', { name: t('subscription.cancel') }).click();
  const instead = page.getByRole('dialog', { name: t('cancelPlan.title') });
  await expect(instead.getByRole('link', { name: t('cancelPlan.support') })).toBeVisible();
  await expect(instead.getByRole('button')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await org.update({ subscription: makeSubscription({ status: 'canceled', erasedAt: graceEndsAt }) });
  await expect(banner.getByRole('link', { name: t('billing.toPlans') })).toBeVisible();

  const others = await openElsewhere();
  await openAs(others, await newMember(owner.orgId, 'viewer', 'Joan Clarke', language), '/dashboard/usage');
  const told = others.getByRole('region', { name: t('banner.label') });
  await expect(told).toContainText(t('upgrade.ask', { name: owner.name }));
  await expect(told.getByRole('link')).toHaveCount(0);

  await page.goto(`/${language}/pricing`);
  await page.route('**/prices/current.json', (route) =>
    route.fulfill({
      json: {
        prices: [
          { plan: 'pro', cents: 1290, currency: 'usd' },
          { plan: 'pro', cents: 1190, currency: 'eur' },
        ],
      },
    }),
  );
  const price = page.locator('[data-price=pro]').first();
  await expect(price).toHaveText('$10');
  await page.reload();
  await expect(price).toHaveText('$12.90');
  await page.setViewportSize(WIDTHS.phone);
  const header = await page.getByRole('rowheader').nth(1).boundingBox();
  expect(header?.width).toBeGreaterThanOrEqual(100);
});

test('nobody but the owner sees plans and billing', async ({ page, t, language }) => {
  const owner = await newOwner(language);
  const admin = await newMember(owner.orgId, 'admin', 'Grace Hopper', language);
  await openAs(page, admin, PLANS);
  await expect(page.getByRole('heading', { name: t('gate.forbiddenTitle') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('settings.plans') })).toHaveCount(0);
  await follow(page, '/dashboard/settings/billing');
  await expect(page.getByRole('heading', { name: t('gate.forbiddenTitle') })).toBeVisible();
});
