import { entitlementsOf } from '@parlance/domain/billing/entitlementsOf';
import { isInGoodStanding } from '@parlance/domain/billing/isInGoodStanding';
import { isLive } from '@parlance/domain/billing/isLive';
import { SUBSCRIPTION_STATUSES } from '@parlance/domain/documents/billing/subscription';
import { can, ROLES } from '@parlance/domain/roles';
import { expect, it } from 'vitest';
import { everyPage } from '../../web/src/config/pages/everyPage.ts';
import { PAGES } from '../../web/src/config/pages/PAGES.ts';
import { STATES } from '../support/billing/STATES.ts';
import { MEMBER_CALLS } from '../support/calls/MEMBER_CALLS.ts';
import { listRepo, readRepo } from '../support/repo.ts';

/** Written by hand: the pages of the dashboard that are not for everybody of an organization, and for whom they are. */
const NOT_FOR_ALL = `
                           | owner | admin | member | viewer
dashboard/settings/plans   | yes   | no    | no     | no
dashboard/settings/billing | yes   | no    | no     | no
dashboard/settings/api     | yes   | yes   | no     | no
dashboard/usage/recounts  | yes   | yes   | no     | no
dashboard/mailbox         | yes   | yes   | no     | no
dashboard/start            | yes   | yes   | yes    | no
`;

const EXPECTED = new Map(
  NOT_FOR_ALL.trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [page = '', ...cells] = line.split('|').map((cell) => cell.trim());
      return [page, ROLES.filter((_, at) => cells[at] === 'yes')] as const;
    }),
);

/** Written by hand: all calls of members, by the roles that may make them. */
const CALLS_OF = {
  'owner admin member viewer': `
    deleteOwnView previewSource readAttachment readDayBudgets readMasked readMemberGrants readOriginal readSubmissionFile
    saveOwnView`,
  'admin member viewer': 'leaveOrg',
  'owner admin member': `
    addChatNote addLeadNote addWebsite assignChat cancelDraftRun cancelTestRun changeChatTags checkInstallation
    chooseSeparator correctChat createChatbot createUpload deleteCannedReply deleteChatNote deleteChats deleteForm deleteLeadNote
    deleteLeads deleteSources deleteSubmissions deleteTeamView deleteTestCases dismissQuestions dismissTestAlarm freezeTopic importQa
    importTestCases joinChat leaveChat lookAtWebsite markChatDone markChatRead markChatUnread mergeTopics
    proposeGreeting proposeStarters proposeTestCases recrawlWebsite renameTopic replyToLead restoreSources retrySource
    revealPersonalData reviseAnswer saveCannedReply saveChatbotPicture saveChatbotSettings saveForm saveQa saveTeamView
    saveTestCase sendAgentAttachment sendAgentMessage setDeclarationStatus showAgentTyping startDraftRun startTestRun suggestReply translateMessages
    translateReply tryAnswer closeGap proposeAnswer updateWebsite`,
  'owner admin': `
    beginMailSignIn changeAllowedDomains checkChannel checkIdentityToken connectForwarding connectInstagram connectMailbox connectMessenger connectSlack connectTeams connectTelegram connectWhatsApp createAccessKey createAction createWebhook
    decideContradiction deleteAccessKey deleteAction deleteChatbot deleteConversations deleteTeam deleteWebhook disconnectChannel disconnectTeamChat downloadExport endIdentitySecret erasePerson eraseSources exportPerson findPerson finishMailSignIn
    inviteMember mutePassage previewRollback removeMember renewActionSecret renewIdentitySecret renewWebhookSecret resendDelivery
    resendInvite revokeInvite rollBack saveTeam sendTestMail setActionToken setChannelMode setGate setIdentityKeySet setTeamChatTopics startExport testTeamChat testWebhook tryAction unmutePassage
    updateAction updateInviteRole updateMemberRole updateOrg updateWebhook`,
  owner: `
    acceptRetentionOffer cancelSubscription changePlan deleteOrg listInvoices openBillingPortal pauseSubscription
    previewPlanChange reactivateSubscription readBilling resumeSubscription saveBillingPreferences
    setPersonalDataAccess startCheckout transferOwnership undoScheduledChange`,
};

const DASHBOARD = everyPage(PAGES).map(([, row]) => ({ ...row, path: row.path.slice(1) }));

it('every status of Stripe’s is among the states', () => {
  const known = new Set(STATES.map(({ subscription }) => subscription?.status));
  expect(SUBSCRIPTION_STATUSES.filter((status) => !known.has(status))).toEqual([]);
});

it('the table names pages that there are', () => {
  const pages = DASHBOARD.map(({ path }) => path);
  expect([...EXPECTED.keys()].filter((page) => !pages.includes(page))).toEqual([]);
});

it.each(DASHBOARD)('$path is shown to the roles of the table, in every state of the subscription', (row) => {
  const requires = 'file' in row ? row.requires : undefined;
  const roles = ROLES.filter((role) => requires === undefined || can(role, requires));
  expect(roles).toEqual(EXPECTED.get(row.path) ?? [...ROLES]);
});

it('every call of members is open to the roles of the table, and to no others', () => {
  const expected = Object.entries(CALLS_OF).flatMap(([roles, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, roles]),
  );
  const calls = MEMBER_CALLS.map(({ name, access }) => [
    name,
    ROLES.filter((role) => access.kind === 'member' && can(role, access.action)).join(' '),
  ]);
  expect(Object.fromEntries(calls)).toEqual(Object.fromEntries(expected));
});

it('nothing that is owed hides a page: data can be seen and taken along to the end', () => {
  const files = listRepo(['web/src/app/{layouts,routes,frame/gates}/*.{ts,tsx}', 'web/src/config/pages/*.ts']);
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => /entitlementsOf|isLive|documents\/billing/.test(readRepo(file)))).toEqual([]);
});

it.each(STATES)('$name: answers and what the owner can do are those of the table', ({ org, subscription, ...row }) => {
  const { answers } = entitlementsOf({ ...org, subscription }, new Date());
  const isRunning = isLive(subscription);
  const isGood = isRunning && subscription !== null && isInGoodStanding(subscription);
  const owner = [...(isRunning ? ['manage'] : ['buy']), ...(isGood ? ['change'] : [])];
  expect({ answers, owner }).toEqual({ answers: row.answers, owner: row.owner });
  const allowed = ROLES.filter((role) => can(role, 'billing.manage'));
  expect(allowed).toEqual(['owner']);
});
