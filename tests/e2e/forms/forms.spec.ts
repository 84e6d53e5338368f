import { submissionSchema } from '@parlance/domain/documents/forms/submission';
import { formText } from '@parlance/domain/forms/formText';
import { formTemplate } from '@parlance/domain/forms/templates/formTemplate';
import { LOCALES } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test';
import { FORM_PAGE_TEXTS } from '../../../functions/src/kernel/i18n/forms/FORM_PAGE_TEXTS.ts';
import { FORM_TEXTS } from '../../../functions/src/kernel/i18n/forms/FORM_TEXTS.ts';
import { makePng } from '../../support/documents/pictures/makePng.ts';
import { ruleFormDocuments } from '../../support/documents/ruleForms.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { overflowOf } from '../support/overflowOf.ts';
import { widgetTexts } from '../support/texts.ts';
import { menuEntry, openChat } from '../support/widget/chatFrame.ts';
import { openShop } from '../support/widget/openShop.ts';
import { WIDTHS } from '../support/WIDTHS.ts';

const CONTENT = { ...formTemplate('warranty', 'en'), isOn: true };
const PICTURE = { name: 'jacket.png', mimeType: 'image/png', buffer: makePng() };

interface FormFixtures {
  /** Opens a page in a browser of its own. */
  openWith: (options: BrowserContextOptions) => Promise<Page>;
}

const test = base.extend<FormFixtures>({
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

async function addForm(orgId: string, chatbotId: string): Promise<void> {
  await db.doc(paths.form(orgId, chatbotId, 'claim')).set({ ...ruleFormDocuments.form, ...CONTENT });
}

async function submissionsOf(orgId: string) {
  const found = await db.collection(paths.submissions(orgId)).get();
  return found.docs.map((each) => submissionSchema.parse(each.data()));
}

for (const locale of LOCALES) {
  const t = FORM_TEXTS[locale];
  const label = (name: string): string =>
    formText(locale, CONTENT.fields.find((field) => field.name === name)?.label ?? '');
  const title = formText(locale, CONTENT.title);
  const thanks = formText(locale, CONTENT.thanks);

  for (const [width, viewport] of Object.entries(WIDTHS)) {
    test(`without JavaScript, in ${locale} on a ${width}, a form is corrected, sent with a picture, and stored once`, async ({
      openWith,
    }) => {
      const { orgId } = await newOwner('en');
      const chatbotId = await newChatbotIn(orgId);
      await addForm(orgId, chatbotId);
      const page = await openWith({ javaScriptEnabled: false, viewport });
      await page.goto(`/form/${chatbotId}/claim?lang=${locale}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByLabel(label('name')).fill('Erika Mustermann');
      await page.getByLabel(label('email')).fill('erika@');
      await page.getByRole('button', { name: t.send }).click();
      await expect(page.getByRole('alert')).toContainText(t.problems);
      await expect(page.getByLabel(label('name'))).toHaveValue('Erika Mustermann');
      await expect(page.getByLabel(label('email'))).toHaveAttribute('aria-invalid', 'true');
      expect(await submissionsOf(orgId)).toEqual([]);
      await page.getByLabel(label('email')).fill('erika@example.com');
      await page.getByLabel(label('order')).fill('2026-4711');
      await page.getByLabel(label('problem')).selectOption({ index: 1 });
      await page.getByLabel(label('details')).fill('The zip is stuck.');
      await page.getByLabel(label('photo')).setInputFiles(PICTURE);
      await page.getByLabel(label('agreed')).check();
      await page.getByRole('button', { name: t.send }).click();
      await expect(page.getByRole('heading', { level: 1, name: FORM_PAGE_TEXTS[locale].sent })).toBeVisible();
      await expect(page.getByText(thanks)).toBeVisible();
      await page.reload();
      const stored = await submissionsOf(orgId);
      expect(stored).toMatchObject([{ locale, emails: ['erika@example.com'], formName: CONTENT.name }]);
      expect(stored[0]?.answers.find(({ field }) => field === 'photo')).toMatchObject({ shown: 'jacket.png' });
    });
  }

  test(`in ${locale} the form's page and its errors pass axe, light and dark, on both widths`, async ({ openWith }) => {
    const { orgId } = await newOwner('en');
    const chatbotId = await newChatbotIn(orgId);
    await addForm(orgId, chatbotId);
    for (const [viewport, colorScheme] of [
      [WIDTHS.desktop, 'light'],
      [WIDTHS.phone, 'dark'],
    ] as const) {
      const page = await openWith({ viewport, colorScheme });
      await page.goto(`/form/${chatbotId}/claim?lang=${locale}`);
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: t.send }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    }
  });

  test(`in the chat in ${locale}, on a phone, a form is corrected and sent with a picture`, async ({ page }) => {
    const w = widgetTexts[locale];
    await page.setViewportSize(WIDTHS.phone);
    const { owner, chatbotId, close } = await openShop(page, { language: locale, settings: { hasForms: true } });
    await addForm(owner.orgId, chatbotId);
    const frame = await openChat(page, w);
    await (await menuEntry(frame, w, title)).click();
    await expect(frame.getByRole('heading', { name: title })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await frame.getByLabel(label('name')).fill('Erika Mustermann');
    await frame.getByRole('button', { name: t.send }).click();
    await expect(frame.getByLabel(label('email'))).toBeFocused();
    await expect(frame.getByLabel(label('email'))).toHaveAccessibleDescription(new RegExp(t.faults.missing));
    expect(await axeViolations(page)).toEqual([]);
    await frame.getByLabel(label('email')).fill('erika@example.com');
    await frame.getByLabel(label('order')).fill('2026-4711');
    await frame.getByLabel(label('problem')).selectOption({ index: 1 });
    await frame.getByLabel(label('details')).fill('The zip is stuck.');
    await frame.getByLabel(label('photo')).setInputFiles(PICTURE);
    await frame.getByLabel(label('agreed')).check();
    await frame.getByRole('button', { name: t.send }).click();
    await expect(frame.getByText(thanks)).toBeVisible();
    const stored = await submissionsOf(owner.orgId);
    expect(stored).toMatchObject([{ locale, chatId: null, emails: ['erika@example.com'] }]);
    expect(stored[0]?.answers.find(({ field }) => field === 'photo')?.file).toMatchObject({ type: 'png' });
    close();
  });
}
