import { expect, test } from '@playwright/test';
import { db } from '../support/db.ts';
import { expectAccessible } from '../support/axe.ts';
import { webTexts } from '../support/texts.ts';

const en = webTexts('en');
const de = webTexts('de');

test.use({ locale: 'en-GB' });

test('the public site: searched docs, a language that follows into the sign-in, a message that arrives', async ({
  page,
}) => {
  await page.goto('/en/docs');
  const search = page.getByRole('searchbox', { name: en('docs.search') });
  await page.route('**/docs/search.json', (route) => route.abort());
  await search.fill('signature webhook');
  await expect(page.getByText(en('docs.searchFailed'))).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: en('common.tryAgain') }).click();
  const found = page.getByRole('link', { name: 'The signature Webhooks' });
  await expect(found).toBeVisible();
  await expectAccessible(page);
  await search.press('ArrowDown');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/docs/developers/webhooks#the-signature');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page
    .getByRole('button', { name: en('common.copy'), exact: true })
    .last()
    .click();
  await expect(page.getByRole('button', { name: en('common.copied') })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'DE, Deutsch' }).click();
  await expect(page).toHaveURL('/de/docs/developers/webhooks');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page
    .getByRole('banner')
    .getByRole('link', { name: de('signin.submit') })
    .click();
  await expect(page.getByRole('button', { name: de('signin.submit') })).toBeVisible();
  expect((await page.goto('/de/docs/nothing/here'))?.status()).toBe(404);

  await page.goto('/de/contact');
  const send = page.getByRole('button', { name: de('contact.send') });
  await send.click();
  await expect(page.getByRole('textbox', { name: de('form.email') })).toBeFocused();
  await expect(page.getByText(de('form.required'))).toHaveCount(3);
  await expectAccessible(page);
  const email = `visitor-${Date.now()}@example.com`;
  await page.getByRole('textbox', { name: de('form.email') }).fill(email);
  await page.getByRole('textbox', { name: de('contact.message') }).fill('Gibt es einen Tarif für Schulen?');
  await page.getByRole('checkbox').check();
  await page.waitForFunction(() => performance.now() > 2100);
  // The network loses the first request: nobody has to send it again.
  await page.route('**/sendContactRequest', (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(page.getByRole('heading', { name: de('contact.sentTitle') })).toBeVisible();
  await expectAccessible(page);
  const stored = await db.collection('contactRequests').where('email', '==', email).get();
  expect(stored.docs.map((request) => request.data())).toMatchObject([{ message: 'Gibt es einen Tarif für Schulen?' }]);
});
