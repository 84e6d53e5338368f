import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { widgetTexts } from '../support/texts.ts';
import { menuEntry, openChat } from '../support/widget/chatFrame.ts';
import { openShop } from '../support/widget/openShop.ts';

const w = widgetTexts.en;
const FORMS = /\/Forms-[\w-]+\.js/;

test('forms come with the first look at the menu, and one that could not be loaded opens with the next choice', async ({
  page,
}) => {
  let attempts = 0;
  const held = Promise.withResolvers<undefined>();
  await page.route(FORMS, async (route) => {
    attempts += 1;
    if (attempts < 3) return route.abort();
    // A slow connection.
    await held.promise;
    return route.continue();
  });
  const { close } = await openShop(page, {});
  const frame = await openChat(page, w);
  const heading = frame.getByRole('heading', { name: w.leaveMessage });
  const alert = frame.getByRole('alert').getByText(w.errors.default);
  expect(attempts).toBe(0);

  await (await menuEntry(frame, w, w.leaveMessage)).click();
  await expect(alert).toBeVisible();
  expect(attempts).toBe(2);
  await expectAccessible(page);
  await expect(frame.getByRole('button', { name: w.menu, exact: true })).toBeFocused();

  // Until it is there, the chat stays as it is and can be written in.
  await (await menuEntry(frame, w, w.leaveMessage)).click();
  await expect(alert).toHaveCount(0);
  await expect(frame.getByLabel(w.messageLabel)).toBeEditable();
  await expect(heading).toHaveCount(0);
  held.resolve(undefined);
  await expect(heading).toBeFocused();
  await frame.getByRole('button', { name: w.backToChat }).click();

  await (await menuEntry(frame, w, w.resumeSwitch)).click();
  await expect(frame.getByRole('dialog', { name: w.resumeTitle })).toBeVisible();
  close();
});
