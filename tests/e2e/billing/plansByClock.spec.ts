import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import type { PaidPlan } from '@parlance/domain/plans';
import { expect } from '@playwright/test';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { buyPro } from '../support/billing/buyPro.ts';
import { passDays } from '../support/billing/passDays.ts';
import { queueJob } from '../../support/calls/queueJob.ts';
import { db } from '../support/db.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { follow } from '../support/follow.ts';

// Its purchase, with a card that is declined and one that asks for a confirmation, is in plans.spec.ts.
test('a plan by the clock: renewed, changed, paused, discounted, cancelled and erased @onlyphone', async ({
  page,
  t,
  language,
}) => {
  const { orgId, ...owner } = await newOwner(language);
  await openAs(page, owner, '/dashboard/settings/plans');
  const main = page.getByRole('main');
  const org = db.doc(paths.org(orgId));
  const named = (plan: PaidPlan) => t(`settings.plan.${plan}`);
  const day = (at: Date | null) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(at ?? undefined);
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

  await press(t('plans.choose', { plan: named('pro') }));
  const order = page.getByRole('dialog', { name: t('order.title') });
  await expect(order).toContainText('10');
  await expectFitsBothWidths(page);
  await order.getByRole('button', { name: t('common.cancel') }).click();
  await buyPro(orgId, 14);

  // The trial ends and is charged, and so is the month after it.
  const { status, currentPeriodEnd } = await passDays(orgId, 50);
  expect(status).toBe('active');
  await expect(main).toContainText(t('subscription.running', { plan: named('pro'), day: day(currentPeriodEnd) }));
  await follow(page, '/dashboard/settings/billing');
  await expect(main).toContainText(language === 'de' ? /\d,\d{2}\s\$/ : /\$\d+\.\d{2}/);
  await expectFitsBothWidths(page);
  await follow(page, '/dashboard/settings/plans');

  const openChange = async (plan: PaidPlan) => {
    await press(t('plans.changeTo', { plan: named(plan) }));
    return page.getByRole('dialog', { name: t('plans.changeTitle', { plan: named(plan) }) });
  };
  const change = async (plan: PaidPlan) => {
    const dialog = await openChange(plan);
    await dialog.getByRole('button', { name: t('plans.changeSubmit') }).click();
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: named(plan) }) });
    await expect(card.getByText(t('plans.current'))).toBeVisible();
  };
  await change('business');
  await org.update({ chatbotCount: 3 });
  const refused = await openChange('pro');
  const full = t('error.plan-chatbots').replace('{current, number}', '3').replace('{max, number}', '2');
  await expect(refused.getByText(full)).toBeVisible();
  await expect(refused.getByRole('button', { name: t('plans.changeSubmit') })).toBeDisabled();
  await refused.getByRole('button', { name: t('common.cancel') }).click();
  await org.update({ chatbotCount: 2 });
  await change('pro');

  const openCancel = async () => {
    await press(t('subscription.cancel'));
    return page.getByRole('dialog', { name: t('cancelPlan.title') });
  };
  const instead = await openCancel();
  await expectFitsBothWidths(page);
  await instead.getByRole('button', { name: /\b1\b/ }).click();
  await press(t('subscription.undo.paused'));
  const percent = language === 'de' ? /20\s%/ : '20%';
  await (await openCancel()).getByRole('button', { name: percent }).click();
  await expect(main).toContainText(percent);
  // It is given once.
  const again = await openCancel();
  await expect(again.getByRole('button', { name: /\b1\b/ })).toBeVisible();
  await expect(again.getByRole('button', { name: percent })).toHaveCount(0);
  await again.getByRole('button', { name: t('common.cancel'), exact: true }).click();

  const cancel = async (when: 'now' | 'period-end') => {
    const dialog = await openCancel();
    await dialog.getByLabel(t('cancelPlan.when')).selectOption(when);
    const phrase = LANGUAGES[language].cancelPhrase;
    await dialog.getByLabel(t('cancelPlan.phrase')).fill(phrase);
    await dialog.getByRole('button', { name: t('cancelPlan.submit') }).click();
  };
  await cancel('period-end');
  await press(t('subscription.undo.cancelled'));
  await cancel('now');
  await expect(main.getByRole('button', { name: t('plans.choose', { plan: named('pro') }) })).toBeVisible();
  const { endedAt, erasedAt } = await passDays(orgId, 0);
  expect((erasedAt?.getTime() ?? 0) - (endedAt?.getTime() ?? 0)).toBe(30 * DAY_MS);
  await expect(main).toContainText(t('subscription.ended', { plan: named('pro'), day: day(erasedAt) }));

  await org.update({ 'subscription.erasedAt': new Date() });
  await queueJob('runNightJob', 'eraseEndedOrgs');
  await expect.poll(async () => (await org.get()).exists).toBe(false);
});
