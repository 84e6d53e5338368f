import { expect, test } from '@playwright/test';
import { follow } from '../support/follow.ts';
import { seeded, seededUser } from '../support/seeded.ts';
import { expectAccessible } from '../support/axe.ts';
import { haveSession } from '../support/accounts/haveSession.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { webTexts } from '../support/texts.ts';

const t = webTexts('en');
const chats = `/dashboard/chatbot/${seeded.chatbotId}/activity/chats`;
const sources = `/dashboard/chatbot/${seeded.chatbotId}/sources`;

test.use({ locale: 'en-GB' });

test('a viewer reads conversations and sources and is offered nothing to change', async ({ page }) => {
  await openAs(page, seededUser('viewer'));
  await expect(page.getByRole('heading', { name: t('nav.chatbots'), level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: t('chatbots.create') })).toHaveCount(0);

  await follow(page, chats);
  await page
    .getByRole('navigation', { name: t('chats.list') })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText(t('chats.chatbot')).filter({ visible: true }).first()).toBeVisible();

  await follow(page, sources);
  await expect(page.getByText(t('sourceStatus.indexed')).first()).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('sources.deleteSelected') })).toHaveCount(0);
});

test("another organization's owner sees nothing of a chatbot whose address they know (T-06)", async ({ page }) => {
  await haveSession(page, seeded.stranger);
  const requests: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes(seeded.orgId)) requests.push(response.url());
  });
  await page.goto(chats);
  await expect(page.getByRole('heading', { name: t('status.pageNotFound') })).toBeVisible();
  expect(requests).toEqual([]);
});

test('signing out and in again shows the dashboard, not a blank page', async ({ page }) => {
  await openAs(page, seededUser('owner'), chats);
  await page.getByRole('button', { name: t('account.menu') }).click();
  await page.getByRole('menuitem', { name: t('account.signOut') }).click();
  await expect(page).toHaveURL(/\/signin/);
  // A page behind the guard brings people to the sign-in and, once signed in, back.
  await follow(page, sources);
  await expect(page).toHaveURL(/\/signin/);
  await page.getByLabel(t('form.email')).fill(seededUser('member').email);
  await page.getByLabel(t('form.password')).fill('wrong password');
  await page.getByRole('button', { name: t('signin.submit') }).click();
  await expect(page.getByText(t('signin.wrongCredentials'))).toBeVisible();
  await page.getByLabel(t('form.password')).fill(seededUser('member').password);
  await page.getByRole('button', { name: t('signin.submit') }).click();
  await expect(page).toHaveURL(new RegExp(`${sources}$`));
  await expect(page.getByText(t('sourceStatus.indexed')).first()).toBeVisible();
});

test('a lead is put in progress and stays so', async ({ page }) => {
  await openAs(page, seededUser('member'), `/dashboard/chatbot/${seeded.chatbotId}/activity/leads`);
  await expect(page.getByRole('grid')).toBeVisible();
  // The newest lead stays the first row: the order is that of its arrival.
  const details = page.getByRole('link', { name: t('leads.openDetails').replace('{email}', '') }).first();
  await details.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('leads.status')).selectOption('in-progress');
  await expect(page.getByText(t('leads.saved'))).toBeVisible();
  await expectAccessible(page);
  // The address names the open lead.
  await page.reload();
  await expect(page.getByRole('dialog').getByLabel(t('leads.status'))).toHaveValue('in-progress');
});

test('an unknown address says so, inside and outside the dashboard', async ({ page }) => {
  const expectUnknown = async () => {
    await expect(page).toHaveTitle('404 Page not found · Parlance');
    await expect(page.getByRole('heading', { name: '404 Page not found', exact: true, level: 1 })).toBeVisible();
  };
  await page.goto('/nowhere/at/all');
  await expectUnknown();
  await openAs(page, seededUser('viewer'));
  for (const address of ['/dashboard/nowhere', `/dashboard/chatbot/${seeded.chatbotId}/nowhere`]) {
    await follow(page, address);
    await expectUnknown();
    // The frame stays, and leads on.
    await expect(page.getByRole('navigation', { name: t('nav.main') })).toBeVisible();
  }
});

test('language and appearance are chosen and kept', async ({ page }) => {
  await openAs(page, seededUser('owner'));
  await page.getByRole('button', { name: 'DE, Deutsch' }).click();
  await expect(page.getByRole('heading', { name: webTexts('de')('nav.chatbots'), level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: webTexts('de')('nav.chatbots'), level: 1 })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(webTexts('de')('theme.label')) }).click();
  await page.getByRole('menuitemradio', { name: webTexts('de')('theme.dark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { name: webTexts('de')('nav.chatbots'), level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(page.getByRole('heading', { name: t('nav.chatbots'), level: 1 })).toBeVisible();
});

for (const path of ['/en', '/de']) {
  test(`the home page ${path} loads two small scripts of its own and no other`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts.toSorted()).toEqual(['demo', 'site'].map((name) => `${suiteUrls.web}/scripts/${name}.js`));
  });
}

test('a click counts that comes while the inbox opens, and its tabs stay where they are when they are counted', async ({
  page,
}) => {
  await openAs(page, seededUser('owner'), '/dashboard');
  const leads = page.getByRole('main').getByRole('link', { name: t('nav.leads'), exact: true });
  await expect(leads).toBeVisible();
  await leads.evaluate((link) => {
    const pushState = history.pushState.bind(history);
    // The address has changed, and the page that it names is not drawn yet.
    history.pushState = (...args) => {
      history.pushState = pushState;
      pushState(...args);
      if (link instanceof HTMLElement) queueMicrotask(() => link.click());
    };
  });
  const counting = Promise.withResolvers<void>();
  await page.route(/runAggregationQuery/, async (route) => {
    await counting.promise;
    await route.continue();
  });
  const inbox = page.getByRole('link', { name: t('nav.inbox'), exact: true });
  await inbox.click();
  await expect(page).toHaveURL(/\/chatbot\/\w+\/activity\/leads$/);

  await inbox.click();
  const tabs = page.getByRole('navigation', { name: t('nav.inbox'), exact: true }).getByRole('link');
  await expect(tabs).toHaveCount(7);
  const places = () => tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().x));
  const before = await places();
  await expect(tabs.filter({ hasText: '(' })).toHaveCount(0);
  counting.resolve();
  await expect(tabs.filter({ hasText: `${t('nav.leads')} (` })).toBeVisible();
  expect(await places()).toEqual(before);
});
