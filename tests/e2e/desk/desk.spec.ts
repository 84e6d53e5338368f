import { NO_DESK } from '@parlance/domain/desk/deskSettings';
import { declarationSchema } from '@parlance/domain/documents/declarations/declaration';
import { newId } from '@parlance/domain/ids';
import { LOCALES } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test';
import { DE_DESK } from '../../../functions/src/kernel/i18n/desk/DE_DESK.ts';
import { DESK_TEXTS } from '../../../functions/src/kernel/i18n/desk/DESK_TEXTS.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { db } from '../support/db.ts';
import { inboxOf } from '../support/mail/inboxOf.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { overflowOf } from '../support/overflowOf.ts';
import { tabTo } from '../support/tabTo.ts';
import { widgetTexts } from '../support/texts.ts';
import { menuEntry, openChat } from '../support/widget/chatFrame.ts';
import { openShop } from '../support/widget/openShop.ts';
import { WIDTHS } from '../support/WIDTHS.ts';

const ADDRESS = 'Fahrradladen Förde GmbH\nKai 1, 24103 Kiel\nservice@foerde.example';
const DESK = { ...NO_DESK, withdrawal: true, cancellation: true, address: ADDRESS };

interface Desk {
  orgId: string;
  chatbotId: string;
}

interface DeskFixtures {
  desk: Desk;
  /** Opens a page in a browser of its own. */
  openWith: (options: BrowserContextOptions) => Promise<Page>;
}

/** A chatbot that is inactive and knows nothing, with both pages of its desk on. */
const test = base.extend<DeskFixtures>({
  desk: async ({ browserName: _any }, provide) => {
    const { orgId } = await newOwner('en');
    const chatbotId = await newChatbotIn(orgId);
    const change = { desk: DESK, status: 'inactive' };
    await db.doc(paths.chatbot(orgId, chatbotId)).update(change);
    await db.doc(paths.widget(chatbotId)).update(change);
    await provide({ orgId, chatbotId });
  },
  openWith: async ({ browser }, provide) => {
    const opened: Page[] = [];
    await provide(async (options) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});

async function declarationsOf(orgId: string) {
  const found = await db.collection(paths.declarations(orgId)).get();
  return found.docs.map((each) => ({ reference: each.id, ...declarationSchema.parse(each.data()) }));
}

for (const locale of LOCALES) {
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    test(`without JavaScript, in ${locale} on a ${width}, a contract is withdrawn from and another one cancelled`, async ({
      desk: { orgId, chatbotId },
      openWith,
    }) => {
      const t = DESK_TEXTS[locale];
      const page = await openWith({ javaScriptEnabled: false, viewport });
      const email = `${newId().toLowerCase()}@customer.example`;

      const opened = await page.goto(`/desk/${chatbotId}/withdrawal?lang=${locale}`);
      // Hosting adds nothing to it.
      expect(opened?.headers()['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
      await expect(page.getByRole('heading', { level: 1, name: t.title.withdrawal })).toBeVisible();
      await expect(page.getByText('service@foerde.example')).toBeVisible();
      // What is missing stands beside its field, and what was typed stays.
      await page.getByLabel(t.labels.name).fill('Erika Mustermann');
      await page.getByLabel(t.labels.email).fill('erika@');
      await page.getByRole('button', { name: t.confirm.withdrawal, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(t.problems);
      await expect(page.getByLabel(t.labels.name)).toHaveValue('Erika Mustermann');
      await expect(page.getByLabel(t.labels.contract)).toHaveAccessibleDescription(new RegExp(t.missing));
      await expect(page.getByLabel(t.labels.email)).toHaveAccessibleDescription(new RegExp(t.invalid.email));
      expect(await declarationsOf(orgId)).toEqual([]);
      await page
        .getByRole('alert')
        .getByRole('link', { name: new RegExp(t.labels.contract) })
        .click();
      await page.getByLabel(t.labels.contract).fill('4711');
      await page.getByLabel(t.labels.email).fill(email);
      await page.getByRole('button', { name: t.confirm.withdrawal, exact: true }).click();

      await expect(page.getByRole('heading', { level: 1, name: t.receiptTitle.withdrawal })).toBeVisible();
      const [withdrawal] = await declarationsOf(orgId);
      await expect(page.getByText(withdrawal?.reference ?? 'none')).toBeVisible();
      await expect(page.getByText(t.mailed.replace('{email}', email))).toBeVisible();
      await page.reload();
      await expect(page.getByText(withdrawal?.reference ?? 'none')).toBeVisible();

      await page.goto(`/desk/${chatbotId}/cancellation?lang=${locale}`);
      await page.getByLabel(t.labels.name).fill('Erika Mustermann');
      await page.getByLabel(t.labels.contract).fill('Abo 12');
      await page.getByLabel(t.labels.forCause).check();
      await page.getByLabel(t.labels.reason).fill('Umzug');
      await page.getByLabel(t.labels.endsOn).fill('2026-12-31');
      await page.getByLabel(t.labels.email).fill(email);
      await page.getByRole('button', { name: t.confirm.cancellation, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.receiptTitle.cancellation })).toBeVisible();
      const stored = await declarationsOf(orgId);
      expect(stored.map(({ kind }) => kind).toSorted()).toEqual(['cancellation', 'withdrawal']);
      expect(stored.find(({ kind }) => kind === 'cancellation')).toMatchObject({
        isForCause: true,
        endsOn: '2026-12-31',
      });
      await expect.poll(async () => (await inboxOf(email)).length, { timeout: 20_000 }).toBe(2);
    });
  }
}

test('every page is accessible and fits, in both languages and widths, light and dark, by the keyboard', async ({
  desk: { chatbotId },
  openWith,
}) => {
  for (const [locale, colorScheme, viewport] of [
    ['en', 'light', WIDTHS.desktop],
    ['de', 'dark', WIDTHS.phone],
    ['de', 'light', { width: 320, height: 600 }],
  ] as const) {
    const t = DESK_TEXTS[locale];
    // Axe is a script: the pages forbid all.
    const page = await openWith({ bypassCSP: true, colorScheme, viewport, reducedMotion: 'reduce' });
    const expectFits = async () => {
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    };
    await page.goto(`/desk/${chatbotId}/cancellation?lang=${locale}`);
    await expectFits();
    await page.getByRole('button', { name: t.confirm.cancellation, exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectFits();
    await tabTo(page, page.getByLabel(t.labels.name));
    await page.keyboard.type('Erika Mustermann');
    await tabTo(page, page.getByLabel(t.labels.contract));
    await page.keyboard.type('Abo 12');
    await tabTo(page, page.getByLabel(t.labels.email));
    await page.keyboard.type(`${newId().toLowerCase()}@customer.example`);
    await tabTo(page, page.getByRole('button', { name: t.confirm.cancellation, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t.receiptTitle.cancellation })).toBeVisible();
    await expectFits();
    await page.goto(`/desk/none/withdrawal?lang=${locale}`);
    await expect(page.getByRole('heading', { level: 1, name: t.gone })).toBeVisible();
    await expectFits();
  }
});

test('the menu of a chat that is paused leads there, in a tab of its own', async ({ page }) => {
  const w = widgetTexts.de;
  const { chatbotId, close } = await openShop(page, {
    language: 'de',
    settings: { desk: { ...DESK, cancellation: false }, status: 'inactive' },
  });
  const frame = await openChat(page, w);
  const entry = await menuEntry(frame, w, DE_DESK.title.withdrawal);
  await expect(frame.getByRole('menu').getByText(DE_DESK.title.cancellation)).toHaveCount(0);
  const [opened] = await Promise.all([page.waitForEvent('popup'), entry.click()]);
  await expect(opened).toHaveURL(new RegExp(`/desk/${chatbotId}/withdrawal\\?lang=de$`));
  await expect(opened.getByRole('heading', { level: 1, name: DE_DESK.title.withdrawal })).toBeVisible();
  close();
});
