import { readFile } from 'node:fs/promises';
import { usageSchema } from '@parlance/domain/documents/organizations/usage';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { overflowOf } from '../support/overflowOf.ts';
import { dayAgo, storeFigures } from '../support/storedFigures.ts';

const ZONE = 'Europe/Berlin';
const PNG = '89504e470d0a1a0a';

test('usage adds up all chatbots or one, for any period, as figures, charts, tables and files', async ({ page, t }) => {
  const owner = await newOwner('en', { plan: 'business', timezone: ZONE, trainingTokens: 8_000_000 });
  const { orgId } = owner;
  const [first, second] = [await newChatbotIn(orgId), await newChatbotIn(orgId)];
  await db.doc(paths.chatbot(orgId, second)).update({ name: 'Second' });
  await storeFigures(
    { orgId, chatbotId: first, timezone: ZONE },
    {
      0: { conversations: 3, messages: 6, answered: 6, latencyMsSum: 300, localHours: { 9: 6 }, hours: { 8: 6 } },
      3: { conversations: 5, messages: 9, answered: 9, leads: 2, latencyMsSum: 450 },
      10: { conversations: 4, messages: 5, answered: 5, latencyMsSum: 250 },
    },
  );
  await storeFigures(
    { orgId, chatbotId: second, timezone: ZONE },
    { 3: { conversations: 1000, messages: 1200, answered: 1200, latencyMsSum: 60_000 } },
  );
  const month = dayAgo(0, ZONE).slice(0, 'yyyy-mm'.length);
  const used = usageSchema.parse({ messages: PLAN_LIMITS.business.messages - 1 });
  await db.doc(paths.usage(orgId, month)).set(used);

  await openAs(page, owner, '/dashboard/usage?period=last-7');
  const tile = (label: string) => page.getByRole('definition').and(page.locator(`dt:text-is("${t(label)}") + dd`));
  await expect(tile('figure.messages')).toContainText('1,215');
  await expect(tile('figure.conversations')).toContainText('1,008');
  await expect(tile('figure.response')).toContainText('< 100ms');
  await expect(
    page
      .getByText(t('usage.near'))
      .or(page.getByText(t('usage.reached')))
      .first(),
  ).toBeVisible();

  await page.getByLabel(t('nav.chatbot'), { exact: true }).selectOption({ label: 'Guide' });
  await expect(page).toHaveURL(new RegExp(`chatbot=${first}`));
  await expect(tile('figure.messages')).toContainText('15');
  await expect(tile('figure.messages')).toContainText(/5 in the period before$/);
  await expect(tile('figure.conversion')).toContainText('2 of 8');
  await expect(tile('figure.perConversation')).toContainText('1.9');

  // The same figures behind the chart: as a table, and as a file.
  const volume = page.getByRole('region', { name: t('analytics.volume'), exact: true });
  await expect(volume.locator('svg path').first()).toBeVisible();
  const png = page.waitForEvent('download');
  const download = t('charts.download', { title: t('analytics.volume') });
  await volume.getByRole('button', { name: download }).click();
  await page.getByRole('menuitem', { name: t('charts.png') }).click();
  const picture = await readFile(await (await png).path());
  expect(picture.subarray(0, 8).toString('hex')).toBe(PNG);
  expect(picture.length).toBeGreaterThan(5000);
  await volume.getByRole('button', { name: t('charts.asTable', { title: t('analytics.volume') }) }).click();
  const rows = await volume.getByRole('row').allInnerTexts();
  expect(rows.map((row) => row.split(/\s*\t\s*/).slice(1))).toEqual([
    [t('figure.conversations'), t('figure.messages')],
    ...[
      [0, 0],
      [0, 0],
      [0, 0],
      [5, 9],
      [0, 0],
      [0, 0],
      [3, 6],
    ].map((pair) => pair.map(String)),
  ]);
  const csv = page.waitForEvent('download');
  await volume.getByRole('button', { name: download }).click();
  await page.getByRole('menuitem', { name: t('charts.csv') }).click();
  const lines = (await readFile(await (await csv).path(), 'utf8')).split('\r\n');
  expect(lines.slice(4, 5)).toEqual([`${dayAgo(3, ZONE)},5,9`]);

  const peak = page.getByRole('region', { name: t('usage.peak'), exact: true });
  await expect(peak.getByRole('gridcell', { name: '6', exact: true })).toHaveCount(1);
  const map = page.waitForEvent('download');
  await peak.getByRole('button', { name: t('charts.download', { title: t('usage.peak') }) }).click();
  await page.getByRole('menuitem', { name: t('charts.png') }).click();
  const hours = await readFile(await (await map).path());
  expect(hours.subarray(0, 8).toString('hex')).toBe(PNG);
  expect(hours.length).toBeGreaterThan(5000);

  // Figures lead to the conversations and leads that they are made of.
  const span = `from=${dayAgo(6, ZONE)}&to=${dayAgo(0, ZONE)}`;
  const linkOf = (label: string) => tile(label).getByRole('link');
  await expect(linkOf('figure.messages')).toHaveAttribute(
    'href',
    `/dashboard/chatbot/${first}/activity/chats?answer=1&${span}`,
  );
  await expect(linkOf('figure.conversion')).toHaveAttribute(
    'href',
    `/dashboard/chatbot/${first}/activity/leads?${span}`,
  );

  // A day leads to its conversations; days of one's own stand in the address.
  await page.getByLabel(t('period.label')).selectOption('custom');
  await page.getByLabel(t('period.from'), { exact: true }).fill(dayAgo(10, ZONE));
  await page.getByLabel(t('period.to'), { exact: true }).fill(dayAgo(9, ZONE));
  await expect(tile('figure.conversations')).toContainText(/^4/);
  await page.reload();
  await expect(tile('figure.messages')).toContainText(/^5/);
  await page.getByLabel(t('period.to'), { exact: true }).fill(dayAgo(11, ZONE));
  await expect(page.getByText(t('error.period-reversed'))).toBeVisible();
  await page.getByLabel(t('period.to'), { exact: true }).fill(dayAgo(9, ZONE));
  await volume.getByRole('button', { name: t('charts.asTable', { title: t('analytics.volume') }) }).click();
  await expect(volume.getByRole('rowheader')).toHaveCount(2);
  await volume.getByRole('rowheader').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/activity/chats\\?from=${dayAgo(10, ZONE)}&to=${dayAgo(10, ZONE)}`));
});

test('on a phone, in German and in the dark, usage has German numbers and fits @onlyphone', async ({ page, t }) => {
  const owner = await newOwner('de', { plan: 'pro', timezone: ZONE });
  const chatbotId = await newChatbotIn(owner.orgId);
  await storeFigures(
    { orgId: owner.orgId, chatbotId, timezone: ZONE },
    { 1: { conversations: 1234, messages: 2469, answered: 2000, leads: 31, latencyMsSum: 3_703_500 } },
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, owner, '/de/dashboard/usage');
  await expect(page).toHaveURL('/dashboard/usage');
  await expect(page.getByRole('heading', { level: 1, name: t('nav.usage') })).toBeVisible();
  for (const figure of ['1.234', '2.469', '1,5 Sek.', '2,5\u00A0%']) {
    await expect(page.getByRole('definition').filter({ hasText: figure }).first()).toBeVisible();
  }
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  expect(await overflowOf(page)).toBe(0);
});
