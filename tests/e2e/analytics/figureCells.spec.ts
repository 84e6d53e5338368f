import { marksOn } from '@parlance/domain/search/marks/MARKS';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { counted } from '../support/counted.ts';
import { db } from '../support/db.ts';
import { follow } from '../support/follow.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { storedChat } from '../support/storedChat.ts';
import { dayAgo, storeFigures } from '../support/storedFigures.ts';

const ZONE = 'Europe/Berlin';
const SITES = Array.from({ length: 11 }, (_, index) => `shop${String(index).padStart(2, '0')}.example`);
const TEXTS = { deep: 'And what about zips?', rated: 'Do you mend tents?', other: 'Where are you?' };

test('cells of tables, what is not shown at first and each hour of the week lead to what they count', async ({
  page,
  t,
}) => {
  const owner = await newOwner('en', { plan: 'pro', timezone: ZONE });
  const { orgId } = owner;
  const chatbotId = await newChatbotIn(orgId);
  const day = dayAgo(2, ZONE);
  const begun = new Date(`${day}T09:00:00Z`);
  const add = async (text: string, fields: Record<string, unknown>) => {
    const chatId = await storedChat({ orgId, chatbotId, locale: 'en' }, [{ question: { text } }]);
    await db.doc(paths.chat(orgId, chatId)).update({ createdAt: begun, ...fields });
  };
  const answered = marksOn('answer', day);
  await add(TEXTS.deep, { depth: 'deep', marks: answered, rating: 'negative' });
  await add(TEXTS.rated, { depth: 'quick', marks: [...answered, ...marksOn('rated:negative', day)] });
  await add(TEXTS.other, { depth: 'quick', site: SITES.at(-1), marks: marksOn('rated:negative', dayAgo(1, ZONE)) });
  const figures = {
    conversations: 3,
    messages: 7,
    answered: 7,
    negative: 1,
    depth: { quick: 2, medium: 0, deep: 1 },
    latencyMsSum: 2400,
    latency: { 5: 7 },
    hours: { 8: 6, 13: 1 },
    localHours: { 9: 6, 14: 1 },
    origins: Object.fromEntries(SITES.map((site, index) => [site, SITES.length - index])),
  };
  await storeFigures({ orgId, chatbotId, timezone: ZONE }, { 2: figures });
  const span = `period=custom&from=${day}&to=${day}`;
  const analytics = `/dashboard/chatbot/${chatbotId}/analytics/chats?${span}`;
  const cells = [
    ['analytics.engagement', `${t('depth.deep')}: 1`, 'chats.filter.depth', t('depth.deep'), [TEXTS.deep]],
    ['analytics.ratings', `${t('rating.negative')}: 1`, 'chats.filter.rated', t('rating.negative'), [TEXTS.rated]],
    ['analytics.response', new RegExp(t('figure.median')), 'chats.filter.answer', '', [TEXTS.deep, TEXTS.rated]],
  ] as const;
  await openAs(page, owner, analytics);
  for (const [chart, name, filter, value, texts] of cells) {
    await follow(page, analytics);
    await page.getByRole('button', { name: t('charts.asTable', { title: t(chart) }) }).click();
    await page
      .getByRole('region', { name: t(chart), exact: true })
      .getByRole('link', { name })
      .click();
    const chip = value === '' ? t(filter) : t('chats.filter.is', { name: t(filter), value });
    await expect(page.getByRole('button', { name: t('chats.filterRemove', { filter: chip }) })).toBeVisible();
    for (const text of Object.values(TEXTS)) {
      await expect(page.getByText(text, { exact: true })).toHaveCount(texts.some((one) => one === text) ? 1 : 0);
    }
  }

  // A part of a bar leads where its number does.
  await follow(page, analytics);
  const bars = page.getByRole('region', { name: t('analytics.engagement'), exact: true });
  await bars.locator('[data-series="deep"] rect').click();
  await expect(page).toHaveURL(new RegExp(`\\?depth=deep&from=${day}&to=${day}&began=1$`));

  await follow(page, analytics);
  await page.getByRole('button', { name: counted(t, 'charts.showMore', 3) }).click();
  await expect(page.getByRole('link', { name: 'shop08.example' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'shop10.example' }).click();
  await expect(page.getByText(TEXTS.other, { exact: true })).toBeVisible();
  await expect(page.getByText(TEXTS.deep, { exact: true })).toHaveCount(0);

  // One stop of the tab key, from which the other keys go on.
  await follow(page, `/dashboard/usage?${span}&chatbot=${chatbotId}`);
  const hours = page.getByRole('grid', { name: t('usage.peak') });
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  const cell = (row: number, column: number) =>
    hours
      .getByRole('row')
      .nth(row + 1)
      .getByRole('gridcell')
      .nth(column);
  await page.getByRole('button', { name: t('charts.download', { title: t('usage.peak') }) }).focus();
  await page.keyboard.press('Tab');
  await expect(cell(weekday, 9).getByRole('link', { name: '6', exact: true })).toBeFocused();
  for (const [key, row, column] of [
    ['ArrowRight', weekday, 10],
    ['End', weekday, 23],
    ['Home', weekday, 0],
    ['Control+End', 6, 23],
    ['Control+Home', 0, 0],
    ['ArrowDown', 1, 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cell(row, column)).toBeFocused();
  }
  await expectAccessible(page);
  await cell(weekday, 14).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(hours.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(cell(weekday, 14).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/activity/chats\\?slot=${weekday}-14&from=${day}&to=${day}$`));
});
