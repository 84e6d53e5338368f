import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { teamSchema } from '@parlance/domain/documents/organizations/team';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { tickSchedules } from '../../../local/src/schedules/tickSchedules.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { askForPerson } from '../support/widget/askForPerson.ts';
import { offeringShop } from '../support/widget/offeringShop.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { expectFitsBothWidths } from '../support/expectFitsBothWidths.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';

/** Every second tick is the turn of the schedule that passes requests on. */
const PASSING_TICK = 2;

test('owners keep teams, of which members see who gets what', { tag: '@phone' }, async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const { orgId } = owner;
  const grace = await newMember(orgId, 'member', 'Grace Hopper', language);
  await newMember(orgId, 'viewer', 'Vera Viewer', language);
  const chatbotId = await newChatbotIn(orgId);
  await openAs(page, owner, '/dashboard/settings/teams');
  await expect(page.getByText(t('teams.noneTitle'))).toBeVisible();
  await expect(page.getByText(t('accountPage.takesConversations'))).toHaveCount(0);
  await page.getByRole('button', { name: t('teams.create') }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: t('settings.save') });
  await save.click();
  await expect(dialog.getByText(t('teams.membersMissing'))).toBeVisible();
  await expect(dialog.getByLabel(t('teams.name'))).toBeFocused();
  // Viewers take nothing over.
  await expect(dialog.getByLabel('Vera Viewer')).toHaveCount(0);
  await dialog.getByLabel(t('teams.name')).fill('Service');
  await dialog.getByLabel('Grace Hopper').check();
  await dialog.getByLabel(t('teams.rule.least-busy')).check();
  await dialog.getByLabel(t('teams.allChatbots')).uncheck();
  await dialog.getByLabel(t('teams.allLanguages')).uncheck();
  await dialog.getByLabel(t('teams.openingSwitch')).check();
  await save.click();
  await expect(dialog.getByText(t('teams.chatbotsMissing'))).toBeVisible();
  await expect(dialog.getByText(t('teams.languagesMissing'))).toBeVisible();
  await expectFitsBothWidths(page);
  await dialog
    .getByRole('group', { name: t('teams.chatbots') })
    .getByRole('checkbox')
    .first()
    .check();
  const french = new Intl.DisplayNames(language, { type: 'language' }).of('fr') ?? '';
  await dialog.getByLabel(french).check();
  await save.click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: 'Service' });
  await expect(row).toContainText('Grace Hopper');
  await expect(row).toContainText(french);
  await expect(row).toContainText(t('teams.rule.least-busy'));
  const stored = await db.collection(paths.teams(orgId)).get();
  const team = stored.docs[0];
  expect(teamSchema.parse(team?.data())).toMatchObject({
    members: [grace.uid],
    chatbotIds: [chatbotId],
    locales: ['fr'],
    rule: 'least-busy',
    opening: { closedDays: [] },
  });
  await expectFitsBothWidths(page);

  // Somebody else saves it meanwhile.
  const edit = row.getByRole('button', { name: t('teams.edit', { name: 'Service' }) });
  await edit.click();
  await team?.ref.update({ version: 2 });
  await dialog.getByLabel(t('teams.name')).fill('Support');
  await save.click();
  await expect(dialog.getByText(t('error.team-changed'))).toBeVisible();
  await page.keyboard.press('Escape');
  await edit.click();
  await dialog.getByLabel(t('teams.name')).fill('Support');
  await save.click();
  await expect(dialog).toHaveCount(0);

  await openAs(page, grace, '/dashboard/settings/teams');
  const renamed = page.getByRole('listitem').filter({ hasText: 'Support' });
  await expect(renamed).toContainText('Grace Hopper');
  await expect(page.getByRole('button', { name: t('teams.create') })).toHaveCount(0);
  await expect(renamed.getByRole('button')).toHaveCount(0);

  await openAs(page, owner, '/dashboard/settings/teams');
  await page.getByRole('button', { name: t('teams.delete', { name: 'Support' }) }).click();
  await dialog.getByRole('button', { name: t('teams.deleteSubmit') }).click();
  await expect(page.getByText(t('teams.noneTitle'))).toBeVisible();
});

test(
  'a request goes to the member who is there, is passed on, and can be taken over by anybody',
  { tag: '@phone' },
  async ({ page, openElsewhere, language, t }) => {
    const shop = await openElsewhere();
    const { owner, chatbotId, close } = await offeringShop(shop, language);
    const { orgId } = owner;
    const grace = await newMember(orgId, 'member', 'Grace Hopper', language);
    const joan = await newMember(orgId, 'member', 'Joan Clarke', language);
    // Made as the page makes it, which has a test of its own.
    await openAs(page, owner, '/dashboard/settings/teams');
    await page.getByRole('button', { name: t('teams.create') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('teams.name')).fill('Service');
    await dialog.getByLabel('Grace Hopper').check();
    await dialog.getByLabel('Joan Clarke').check();
    await dialog.getByRole('button', { name: t('settings.save') }).click();
    await expect(dialog).toHaveCount(0);
    const routes = async () =>
      widgetSchema.parse((await db.doc(paths.widget(chatbotId)).get()).data()).teamRoutes.length;
    await expect.poll(routes).toBe(1);

    const isThere = async (uid: string) => (await db.doc(paths.presence(orgId, uid)).get()).exists;
    await openAs(page, grace, '/dashboard/inbox/waiting');
    await expect.poll(() => isThere(grace.uid)).toBe(true);
    const takes = page.getByLabel(t('accountPage.takesConversations'));
    await takes.uncheck();
    await expect.poll(() => isThere(grace.uid)).toBe(false);
    await takes.check();
    await expect.poll(() => isThere(grace.uid)).toBe(true);

    await askForPerson(shop, language);
    const chat = (await db.collection(paths.chats(orgId)).get()).docs[0];
    const stored = async () => chatSchema.parse((await chat?.ref.get())?.data());
    expect((await stored()).assigneeUid).toBe(grace.uid);
    await expect(page.getByText(t('waiting.titleYou')).first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/dashboard/inbox/mine?chat=${chat?.id}`);
    const assigned = new RegExp(`^${t('chats.waitingYou', { since: '' }).split('.')[0]}\\.`);
    await expect(page.getByText(assigned)).toBeVisible();
    await expectFitsBothWidths(page);

    // Grace goes, Joan is there: the next pass gives it to her.
    await openAs(page, joan, `/dashboard/inbox/waiting?chat=${chat?.id}`);
    await expect.poll(() => isThere(joan.uid)).toBe(true);
    await db.doc(paths.presence(orgId, grace.uid)).delete();
    await expect(
      page.getByText(t('chats.waitingWith', { name: 'Grace Hopper', since: '' }).slice(0, 20)),
    ).toBeVisible();
    await tickSchedules(suiteUrls.projectId, suiteUrls.ports, PASSING_TICK);
    await expect(page.getByText(assigned)).toBeVisible();
    expect((await stored()).assigneeUid).toBe(joan.uid);

    // Anybody may still take it.
    await openAs(page, owner, `/dashboard/inbox/waiting?chat=${chat?.id}`);
    await expect(page.getByText(t('chats.waitingWith', { name: 'Joan Clarke', since: '' }).slice(0, 20))).toBeVisible();
    await page.getByRole('button', { name: t('chats.takeOver') }).click();
    await expect(page.getByLabel(t('chats.message'))).toBeFocused();
    expect(await stored()).toMatchObject({ mode: 'human', assigneeUid: owner.uid, handover: { routing: null } });
    close();
  },
);
