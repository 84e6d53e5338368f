import { newLead } from '@parlance/domain/documents/chats/lead';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { HOUR_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { follow } from '../support/follow.ts';
import { storedChat } from '../support/storedChat.ts';

const ZONE = 'Europe/Berlin';

test.use({ language: 'de' });

/** The organization's calendar day, some days ago. */
function dayOf(daysAgo: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short' }).format(
    Date.now() - daysAgo * 24 * HOUR_MS,
  );
}

/** A moment of a day of the organization's calendar, before its midnight. */
function endOf(daysAhead: number): Date {
  return new Date(Date.parse(`${dayOf(-daysAhead)}T22:59:00Z`));
}

test('a new organization is led to its first chatbot, and the banner tells how the trial stands', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language, { timezone: ZONE });
  const org = db.doc(paths.org(owner.orgId));
  await openAs(page, owner, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('overview.greeting', { name: owner.name }));
  await expect(page.getByText(t('overview.activityNone').match(/one \{([^}]+)\}/)?.[1] ?? '')).toBeVisible();
  const banner = page.getByRole('region', { name: t('banner.label') });
  await expect(banner).toContainText('14');
  await expect(banner.getByRole('link', { name: t('upgrade.button') })).toHaveAttribute(
    'href',
    '/dashboard/settings/plans?reason=trial',
  );

  await org.update({ trialEndsAt: endOf(1) });
  await expect(banner).toContainText(t('trial.one-day'));
  await org.update({ trialEndsAt: endOf(0) });
  await expect(banner).toContainText(t(endOf(0).getTime() < Date.now() ? 'trial.expired' : 'trial.today'));
  await org.update({ trialEndsAt: endOf(5) });
  const usage = db.doc(paths.usage(owner.orgId, 'trial'));
  await usage.set({ messages: PLAN_LIMITS.trial.messages });
  await expect(banner).toContainText(t('trial.exhausted'));
  await org.update({ trialEndsAt: new Date(Date.now() - HOUR_MS) });
  await expect(banner).toContainText(t('trial.expired'));
  await expect(banner).toContainText(t('trial.silent'));
  await expectAccessible(page);
  await org.update({ plan: 'pro' });
  await expect(banner).toHaveCount(0);

  await page.getByRole('link', { name: t('chatbots.create') }).click();
  await expect(page.getByRole('heading', { name: t('start.titleFirst') })).toBeVisible();
});

test('the overview shows the week, the questions without an answer and what the team did', async ({
  page,
  language,
  t,
}) => {
  const owner = await newOwner(language, { plan: 'business', timezone: ZONE });
  const { orgId } = owner;
  const chatbotId = await newChatbotIn(orgId);
  const question = 'Haben Sie am Sonntag geöffnet?';
  const chatId = await storedChat({ orgId, chatbotId, locale: language }, [{ question: { text: question } }]);
  const unanswered = { 3: { chatId, messageId: newId(), question, at: new Date() } };
  const stats = [
    { day: dayOf(0), conversations: 3, messages: 4, answered: 3, refused: 1, leads: 1, latencyMsSum: 120, unanswered },
    { day: dayOf(9), conversations: 8, messages: 10, answered: 5, refused: 5, latencyMsSum: 24_000 },
  ];
  for (const each of stats) {
    await db.doc(paths.stats(orgId, chatbotId, each.day)).set(statsSchema.parse({ chatbotId, ...each }));
  }
  const entry = {
    kind: 'chatbot-created',
    actorUid: owner.uid,
    actorName: owner.name,
    subject: 'Guide',
    from: null,
    to: null,
  };
  const threeDaysAgo = Date.now() - 3 * 24 * HOUR_MS;
  await db.doc(paths.activityEntry(orgId, newId())).set({ ...entry, at: new Date(threeDaysAgo) });
  for (let earlier = 1; earlier <= 25; earlier += 1) {
    const renamed = { ...entry, kind: 'org-updated', at: new Date(threeDaysAgo - earlier) };
    await db.doc(paths.activityEntry(orgId, newId())).set(renamed);
  }
  const createdAt = new Date(threeDaysAgo - HOUR_MS);
  const message = { message: 'Rufen Sie mich an.', category: null, consentAt: createdAt, createdAt };
  await db
    .doc(paths.lead(orgId, newId()))
    .set(newLead({ chatbotId, chatId: null, name: 'Grace', email: 'grace@example.com', phone: '', ...message }));

  await openAs(page, owner, '/dashboard');
  const week = page.getByRole('region', { name: t('overview.week') });
  // Of four, in numbers.
  const share = t('charts.partOf', { part: '3', whole: '4' });
  for (const figure of ['3', '4', share, '1', '< 100ms']) {
    await expect(week.getByRole('definition').getByText(figure, { exact: true }).first()).toBeVisible();
  }
  await expect(week.getByText(t('overview.before', { value: '8' }))).toBeVisible();
  const span = `from=${dayOf(6)}&to=${dayOf(0)}`;
  for (const [figure, list] of [
    ['conversations', `chats?${span}&began=1`],
    ['messages', `chats?answer=1&${span}`],
    ['answered', `chats?verdict=answered&${span}`],
    ['leads', `leads?${span}`],
    ['response', `chats?answer=1&${span}`],
  ] as const) {
    const link = week.getByRole('link', { name: new RegExp(`^${t(`overview.figure.${figure}`)}: `) });
    await expect(link).toHaveAttribute('href', `/dashboard/inbox/${list}`);
  }

  const activity = page.getByRole('region', { name: t('overview.activity') });
  const sentence = t('activityLog.kind.chatbot-created', { actor: owner.name, subject: 'Guide' });
  await expect(activity.getByText(sentence)).toHaveCount(0);
  await activity.getByRole('tab', { name: t('overview.period.week') }).click();
  await expect(activity.getByText(sentence)).toBeVisible();
  await page.reload();
  await expect(activity.getByText(sentence)).toBeVisible();
  const lead = activity.getByRole('link', { name: t('overview.newLead', { name: 'Grace' }) });
  await expect(activity.getByRole('listitem')).toHaveCount(25);
  await expect(lead).toHaveCount(0);
  await activity.getByRole('button', { name: t('overview.showMore') }).click();
  await expect(activity.getByRole('listitem')).toHaveCount(28);
  await expect(activity.getByRole('button', { name: t('overview.showMore') })).toHaveCount(0);
  await expect(activity.getByRole('link', { name: t('overview.newConversation') })).toHaveAttribute(
    'href',
    `/dashboard/chatbot/${chatbotId}/activity/chats?chat=${chatId}`,
  );
  await lead.click();
  await expect(page.getByRole('dialog', { name: 'Grace' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: t('nav.analytics'), exact: true }).click();
  await expect(page).toHaveURL(`/dashboard/chatbot/${chatbotId}/analytics/chats`);
  await page.goBack();
  await week.getByRole('link', { name: t('overview.allFigures') }).click();
  await expect(page).toHaveURL('/dashboard/usage');
  await page.goBack();

  const open = page.getByRole('region', { name: t('overview.unanswered') });
  await open.getByRole('link', { name: t('overview.addAnswerTo', { question }) }).click();
  await expect(page).toHaveURL(new RegExp(`/chatbot/${chatbotId}/sources\\?type=qa$`));
  const answer = page.getByRole('dialog', { name: t('qa.createTitle') });
  await expect(answer.getByLabel(t('qa.question'))).toHaveValue(question);
  await expectAccessible(page);
  await answer.getByRole('button', { name: t('common.cancel') }).click();
  await expect(answer).toHaveCount(0);
  await page.goBack();
  await open.getByRole('link', { name: question, exact: true }).click();
  await expect(page.getByRole('log').getByText(question)).toBeVisible();
  await follow(page, '/dashboard');
  await page.getByRole('link', { name: t('nav.sources'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/chatbot/${chatbotId}/sources$`));
  await follow(page, '/dashboard');
  await page.getByRole('button', { name: t('overview.dismiss', { question }) }).click();
  await expect(page.getByText(t('overview.unansweredNone'))).toBeVisible();
});

test('who may not change the plan learns who can', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  await openAs(page, await newMember(owner.orgId, 'viewer', 'Joan Clarke', language), '/dashboard');
  await expect(page.getByRole('region', { name: t('banner.label') })).toContainText(
    t('upgrade.ask', { name: owner.name }),
  );
  await expect(page.getByText(t('overview.emptyTitleViewer'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('chatbots.create') })).toHaveCount(0);
});
