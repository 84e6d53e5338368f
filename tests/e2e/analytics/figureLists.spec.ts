import { MARKS, marksOn, slotOf } from '@parlance/domain/search/marks/MARKS';
import { recountSchema } from '@parlance/domain/documents/organizations/recount';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { newSourcesIn } from '../support/sources/newSourcesIn.ts';
import { storedChat } from '../support/storedChat.ts';
import { dayAgo, storeFigures } from '../support/storedFigures.ts';
import { follow } from '../support/follow.ts';

const ZONE = 'Europe/Berlin';
const SITE = 'shop.example';

test('figures of websites, sources, hours and requests open the conversations behind them', async ({ page, t }) => {
  const owner = await newOwner('en', { plan: 'pro', timezone: ZONE });
  const { orgId } = owner;
  const chatbotId = await newChatbotIn(orgId);
  await db.doc(paths.chatbot(orgId, chatbotId)).update({ allowedDomains: [SITE] });
  await newSourcesIn({ orgId, chatbotId }, 'file', 'Prices', 1);
  const [source] = (await db.collection(paths.sources(orgId)).get()).docs;
  const sourceId = source?.id ?? '';
  // Counted two days ago; the newest message is later.
  const day = dayAgo(2, ZONE);
  const chats = { counted: 'How much is a zip?', later: 'Do you mend tents?', other: 'Where are you?' };
  const add = async (text: string, fields: Record<string, unknown>) => {
    const chatId = await storedChat({ orgId, chatbotId, locale: 'en' }, [{ question: { text } }]);
    await db.doc(paths.chat(orgId, chatId)).update(fields);
  };
  const subjects = [MARKS.source(sourceId), MARKS.slot(slotOf(day, 9)), MARKS.person];
  const begun = new Date(`${day}T09:00:00Z`);
  const marksOf = (on: string) => subjects.flatMap((subject) => marksOn(subject, on));
  await add(chats.counted, { byAgent: true, site: SITE, marks: marksOf(day), createdAt: begun });
  await add(chats.later, { site: SITE, marks: marksOf(dayAgo(0, ZONE)) });
  await add(chats.other, { createdAt: begun });
  await storeFigures(
    { orgId, chatbotId, timezone: ZONE },
    {
      2: {
        conversations: 2,
        messages: 1,
        answered: 1,
        handovers: 1,
        firstResponses: 2,
        firstResponseMsSum: 300_000,
        promptResponses: 1,
        hours: { 8: 1 },
        localHours: { 9: 1 },
        origins: { [SITE]: 1, other: 1 },
        sources: { [sourceId]: { cited: 1, positive: 0, negative: 0 } },
      },
    },
  );
  const span = `period=custom&from=${day}&to=${day}`;
  const [list, analytics] = ['activity/chats', 'analytics/chats'].map(
    (end) => `/dashboard/chatbot/${chatbotId}/${end}`,
  );
  const shows = async (chip: string, texts: readonly string[]) => {
    await expect(page).toHaveURL(new RegExp(`^[^?]*${list}\\?`));
    await expect(page.getByRole('button', { name: t('chats.filterRemove', { filter: chip }) })).toBeVisible();
    for (const text of Object.values(chats))
      await expect(page.getByText(text, { exact: true })).toHaveCount(texts.includes(text) ? 1 : 0);
  };
  const is = (name: string, value: string) => t('chats.filter.is', { name, value });

  await openAs(page, owner, `${analytics}?${span}`);
  await page.getByRole('link', { name: SITE, exact: true }).click();
  await shows(is(t('chats.filter.site'), SITE), [chats.counted]);
  await page.getByRole('button', { name: t('chats.filtersActive', { count: '4' }) }).click();
  await expect(page.getByRole('dialog').getByLabel(t('chats.filter.site'))).toHaveValue(SITE);
  await expect(page.getByRole('dialog').getByLabel(t('chats.filter.began'))).toBeChecked();
  await expectAccessible(page);

  await follow(page, `${analytics}?${span}`);
  await page.getByRole('link', { name: t('analytics.otherSites') }).click();
  await shows(is(t('chats.filter.site'), t('analytics.otherSites')), [chats.other]);

  await follow(page, `${analytics}?${span}`);
  await page.getByRole('link', { name: 'Prices 01.txt' }).click();
  await shows(is(t('chats.filter.source'), 'Prices 01.txt'), [chats.counted]);
  // Without its days, all that cite it.
  for (const end of ['from', 'to'] as const) {
    await page.getByRole('button', { name: new RegExp(`${t(`chats.filter.${end}`)}: `) }).click();
  }
  await shows(is(t('chats.filter.source'), 'Prices 01.txt'), [chats.counted, chats.later]);

  await follow(page, `${analytics}?${span}`);
  await page.getByRole('link', { name: `${t('figure.handovers')}: 1` }).click();
  await shows(t('chats.filter.person'), [chats.counted]);

  await follow(page, `${analytics}?${span}`);
  await expect(
    page.getByRole('link', { name: `${t('figure.prompt')}: ${t('charts.partOf', { part: '1', whole: '2' })}` }),
  ).toBeVisible();
  await page.getByRole('link', { name: `${t('figure.firstResponse')}: 2.5 min` }).click();
  await shows(t('chats.filter.agent'), [chats.counted]);

  // What a night found wrong with them.
  const counted = { chatbotId, conversations: 2, messages: 1, deleted: 0 };
  const differences = [{ figure: 'depth.quick', counted: 3, found: 2 }];
  const night = { day, chatbots: [{ ...counted, differences }], differences: 1, at: new Date(), expiresAt: new Date() };
  await db.doc(paths.recount(orgId, day)).set(recountSchema.parse(night));
  await follow(page, '/dashboard/usage');
  await page.getByRole('link', { name: t('recounts.link') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('recounts.title') })).toBeVisible();
  await expect(page.getByRole('row').last()).toContainText('depth.quick: 3 counted, 2 found');
  await expectAccessible(page);

  // Viewers get the same, masked by the server.
  const viewer = await newMember(orgId, 'viewer', 'Grace Hopper', 'en');
  await openAs(page, viewer, `/dashboard/usage?${span}&chatbot=${chatbotId}`);
  const peak = page.getByRole('region', { name: t('usage.peak'), exact: true });
  await peak.getByRole('gridcell').getByRole('link', { name: '1', exact: true }).click();
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
  await shows(is(t('chats.filter.slot'), t('usage.peakAt', { weekday, hour: '9' })), [chats.counted]);
});
