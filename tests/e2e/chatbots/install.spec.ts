import { createServer } from 'node:http';
import { once } from 'node:events';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { follow } from '../support/follow.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';

/** A website with the chatbot's line of code, on an origin of its own. */
async function startWebsite(chatbotId: string) {
  const server = createServer((_, response) => {
    const script = `<script src="${suiteUrls.web}/widget/${chatbotId}.js" async></script>`;
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Shop</title><h1>Shop</h1>${script}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return { origin, stop: () => server.close() };
}

test('a refused website shows no bubble, is allowed with one click, and is then seen by itself (A-90) @phone', async ({
  page,
  openElsewhere,
  language,
  t,
}) => {
  const owner = await newOwner(language);
  const chatbotId = await newChatbotIn(owner.orgId);
  await db.doc(paths.chatbot(owner.orgId, chatbotId)).update({ trained: true });
  const website = await startWebsite(chatbotId);

  const refused = await openElsewhere();
  const noted = refused.waitForRequest((request) => request.url().includes(`/iframe/${chatbotId}`));
  await refused.goto(website.origin);
  await noted;
  await expect(refused.locator('parlance-widget')).toHaveCount(0);

  await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/install`);
  await expect(page.getByText(t('install.waiting'))).toBeVisible();
  await page.getByRole('button', { name: t('refused.allowOrigin', { origin: website.origin }) }).click();
  await expect(page.getByText(t('domains.saved'))).toBeVisible();
  await expectAccessible(page);

  const host = new URL(website.origin).host;
  await expect
    .poll(async () => JSON.stringify((await db.doc(paths.widget(chatbotId)).get()).data()) ?? '')
    .toContain(host);
  const visitor = await openElsewhere();
  await visitor.goto(website.origin);
  await expect(visitor.locator('parlance-widget')).toBeAttached();
  await expect(page.getByText(t('install.seen', { origin: website.origin }))).toBeVisible();

  await follow(page, '/dashboard');
  const steps = page.getByRole('region', { name: t('checklist.title') });
  const step = (key: string) => steps.getByRole('listitem').filter({ hasText: t(`checklist.${key}`) });
  await expect(step('install')).toContainText(t('checklist.isDone'));
  await expect(step('sources')).toContainText(t('checklist.isDone'));
  await expect(step('test')).toContainText(t('checklist.isOpen'));
  await expectAccessible(page);
  await steps.getByRole('button', { name: t('checklist.hide') }).click();
  await expect(steps).toHaveCount(0);
  // On every device of the person.
  await expect
    .poll(async () => (await db.doc(paths.user(owner.uid)).get()).data())
    .toMatchObject({ checklistsHidden: [owner.orgId] });
  const elsewhere = await openElsewhere();
  await openAs(elsewhere, owner, '/dashboard');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(t('overview.greeting', { name: owner.name }));
  await expect(elsewhere.getByRole('region', { name: t('checklist.title') })).toHaveCount(0);
  await page.getByRole('button', { name: t('account.menu') }).click();
  await page.getByRole('menuitem', { name: t('checklist.show') }).click();
  await expect(steps).toBeVisible();
  website.stop();
});
