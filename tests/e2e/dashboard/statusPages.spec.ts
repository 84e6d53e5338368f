import { expect, test } from '@playwright/test';
import { signIn } from '../support/accounts/signIn.ts';
import { expectAccessible } from '../support/axe.ts';
import { seeded, seededUser } from '../support/seeded.ts';
import { webTexts } from '../support/texts.ts';
import { follow } from '../support/follow.ts';

const t = webTexts('en');
const CHATBOT = `/dashboard/chatbot/${seeded.chatbotId}`;

test.use({ locale: 'en-GB' });

test('an address with an id that no document can have is a 404, whatever the id names', async ({ page }) => {
  await signIn(page, seededUser('viewer'));
  const addresses = [
    '/dashboard/chatbot/no.id/sources',
    `${CHATBOT}/sources/website/no.id`,
    '/en/dashboard/chatbot/no.id/test',
  ];
  for (const address of addresses) {
    await follow(page, address);
    await expect(page).toHaveTitle('404 Page Not Found · Parlance');
    await expect(page.getByRole('heading', { name: '404 Page Not Found', exact: true, level: 1 })).toBeVisible();
  }
  await expectAccessible(page);
});

test('a chatbot that does not exist is a 404 inside the dashboard', async ({ page }) => {
  await signIn(page, seededUser('viewer'));
  await follow(page, '/dashboard/chatbot/nobodyMadeThis/sources');
  await expect(page.getByRole('heading', { name: '404 Page Not Found', exact: true, level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('404 Page Not Found · Parlance');
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible(page);

  // Settings that do not exist keep what stands around them, and a conversation that does not exist was not deleted.
  for (const settings of ['/dashboard/settings/nothing', `${CHATBOT}/settings/nothing/at/all`]) {
    await follow(page, settings);
    await expect(page).toHaveTitle('404 Page not found · Parlance');
    await expect(page.getByRole('main').getByRole('link', { name: t('settings.general') })).not.toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
  }
  await follow(page, `${CHATBOT}/activity/chats?chat=nobodyWroteThis`);
  await expect(page.getByText(t('chats.notFound'))).toBeVisible();
});

test('former addresses lead to where their pages are now, with filters and language', async ({ page }) => {
  await signIn(page, seededUser('viewer'));
  const moved = [
    ['/dashboard/activity', '/dashboard/inbox/open'],
    ['/dashboard/activity/waiting', '/dashboard/inbox/waiting'],
    ['/en/dashboard/activity/chats?rating=negative', '/dashboard/inbox/chats?rating=negative'],
    ['/de/dashboard/activity/nothing', '/dashboard/inbox/open'],
  ] as const;
  for (const [former, present] of moved) {
    await page.goto(former);
    await expect(page).toHaveURL(present);
  }
});

test('a 404 speaks the language of the address, else that of the browser', async ({ page }) => {
  // Of the app, and of Hosting, where nothing of the app is.
  const pages = [
    ['/deutsch', 'en'],
    ['/de/nowhere', 'de'],
    ['/de/dashboard/chatbot/no.id/test', 'de'],
    ['/en/nowhere', 'en'],
  ] as const;
  for (const [address, language] of pages) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByText(webTexts(language)('status.notFoundText'))).toBeVisible();
  }
});

test('a page with a defect is a 500 and can be loaded again', async ({ page }) => {
  const broken = 'export default function Broken() { throw new Error("a defect"); }';
  await page.route(/\/assets\/SignInPage-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  await page.goto('/signin');
  await expect(page).toHaveTitle('500 Internal Server Error · Parlance');
  await expect(page.getByRole('heading', { name: '500 Internal Server Error', exact: true, level: 1 })).toBeVisible();
  await expect(page.getByText(t('status.failedText'))).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: t('common.tryAgain') }).click();
  await expect(page.getByRole('button', { name: t('signin.submit') })).toBeVisible();
});
