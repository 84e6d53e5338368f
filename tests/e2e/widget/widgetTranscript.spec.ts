import { newId } from '@parlance/domain/ids';
import { expect, test } from '@playwright/test';
import { TRANSCRIPT_TEXTS } from '../../../widget/src/app/transcript/TRANSCRIPT_TEXTS.ts';
import { expectAccessible } from '../support/axe.ts';
import { inboxOf } from '../support/mail/inboxOf.ts';
import { tabTo } from '../support/tabTo.ts';
import { widgetTexts } from '../support/texts.ts';
import { menuEntry, openChat, sendMessage } from '../support/widget/chatFrame.ts';
import { openShop } from '../support/widget/openShop.ts';

test('a visitor has the conversation mailed by the keyboard alone, who has agreed to it', async ({ page }) => {
  const [w, t] = [widgetTexts.en, TRANSCRIPT_TEXTS.en];
  const { close } = await openShop(page, {
    settings: { offerTranscript: true, displayName: 'Kuno', privacyUrl: 'https://shop.example/privacy' },
  });
  const email = `${newId().toLowerCase()}@visitor.example`;
  const frame = await openChat(page, w);
  // There is nothing to send yet.
  await expect(await menuEntry(frame, w, w.transcript)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await sendMessage(frame, w, 'Hello, is evil.example yours?');
  await expect(frame.getByRole('log').getByRole('button', { name: w.copy })).toHaveCount(1);

  await menuEntry(frame, w, w.transcript);
  const entry = frame.getByRole('menuitem', { name: w.transcript });
  await tabTo(page, entry, 'ArrowDown');
  await page.keyboard.press('Enter');
  const heading = frame.getByRole('heading', { name: w.transcript });
  await expect(heading).toBeFocused();
  await expectAccessible(page);
  const field = frame.getByLabel(w.emailLabel);
  const send = frame.getByRole('button', { name: w.transcript, exact: true });
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  // What is wrong stands at its field, and the first one has the focus.
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(w.required);
  await page.keyboard.type('ada');
  await expect(field).toHaveAccessibleDescription(w.invalidEmail);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  const consent = frame.getByRole('checkbox');
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAccessibleDescription(w.required);
  await expectAccessible(page);
  await expect(frame.getByRole('link', { name: w.privacyPolicy })).toHaveAttribute(
    'href',
    'https://shop.example/privacy',
  );
  await page.keyboard.press('Space');
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('status').getByText(t.sent.replace('{email}', email))).toBeVisible();
  await expect(heading).toBeFocused();
  await expectAccessible(page);

  await expect.poll(async () => (await inboxOf(email)).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await inboxOf(email);
  expect(mail?.subject).toBe('Your conversation with Kuno');
  expect(mail?.text).toContain('> Hello, is [left out] yours?');
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  await tabTo(page, frame.getByRole('button', { name: w.backToChat }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(frame.getByLabel(w.messageLabel)).toBeFocused();
  close();
});

test(
  'on a phone the form begins with the address that the website knows, and says when the day’s mails are used up',
  { tag: '@onlyphone' },
  async ({ page }) => {
    const [w, t] = [widgetTexts.de, TRANSCRIPT_TEXTS.de];
    const email = `${newId().toLowerCase()}@visitor.example`;
    const identify = `<script>window.Parlance ??= Object.assign((...call) => window.Parlance.q.push(call), { q: [] }); Parlance('identify', { name: 'Ada', email: '${email}' });</script>`;
    const { close } = await openShop(page, {
      language: 'de',
      before: identify,
      settings: { offerTranscript: true, displayName: 'Kuno' },
    });
    const frame = await openChat(page, w);
    await sendMessage(frame, w, 'Hallo');
    await expect(frame.getByRole('log').getByRole('button', { name: w.copy })).toHaveCount(1);
    for (let sent = 1; sent <= 4; sent += 1) {
      await (await menuEntry(frame, w, w.transcript)).click();
      await expect(frame.getByText(t.intro)).toBeVisible();
      await expect(frame.getByLabel(w.emailLabel)).toHaveValue(email);
      await frame.getByRole('checkbox').check();
      if (sent === 1) await expectAccessible(page);
      await frame.getByRole('button', { name: w.transcript, exact: true }).click();
      const said = sent === 4 ? frame.getByRole('alert') : frame.getByRole('status');
      const text = sent === 4 ? (w.errors['transcript-limit-reached'] ?? '') : t.sent.replace('{email}', email);
      await expect(said.getByText(text)).toBeVisible();
      if (sent < 4) await frame.getByRole('button', { name: w.backToChat }).click();
    }
    await expectAccessible(page);
    await expect.poll(async () => (await inboxOf(email)).length, { timeout: 20_000 }).toBe(3);
    const [mail] = await inboxOf(email);
    expect(mail?.subject).toBe('Ihre Unterhaltung mit Kuno');
    expect(mail?.html).toContain('<html lang="de">');
    close();
  },
);
