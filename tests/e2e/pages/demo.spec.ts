import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { webTexts } from '../support/texts.ts';

test(
  'the home page lets people ask the documentation, and loads nothing of the chat before',
  { tag: '@phone' },
  async ({ page, language, t }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/${language}`);
    const open = page.getByRole('button', { name: t('home.demoOpen') });
    await open.scrollIntoViewIfNeeded();
    const before = await page.locator('.demo-place').boundingBox();
    expect(asked.filter((path) => /iframe|widget/.test(path))).toEqual([]);
    await open.click();
    const chat = page.frameLocator(`iframe[title="${t('home.demoFrame')}"]`);
    // Each language's page greets in its own alone.
    await expect(chat.getByText(t('home.demoWelcome'))).toBeVisible();
    await expect(chat.getByText(webTexts(language === 'de' ? 'en' : 'de')('home.demoWelcome'))).toHaveCount(0);
    const question = language === 'de' ? 'Wie lange läuft der kostenlose Test?' : 'How long does the free trial last?';
    await chat.getByRole('textbox').fill(question);
    await chat.getByRole('textbox').press('Enter');
    await expect(chat.getByText(/14/).last()).toBeVisible();
    expect(await page.locator('.demo-place').boundingBox()).toEqual(before);
    await expect(page.locator('.demo-cover[inert]')).toHaveCount(1);
    await expectAccessible(page);
  },
);
