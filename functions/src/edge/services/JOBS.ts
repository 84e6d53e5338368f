import { aiProvider } from '../../ai/provider.ts';
import { checkModels } from '../../ai/probes/checkModels.ts';
import { withWrittenSpend } from '../../ai/spend/withWrittenSpend.ts';
import { warnOfExpiringCards } from '../../billing/cards/warnOfExpiringCards.ts';
import { reconcileBilling } from '../../billing/reconcile/reconcileBilling.ts';
import { findContradictions } from '../../knowledge/contradictions/findContradictions.ts';
import { foldFigures } from '../../figures/foldFigures.ts';
import { classifyIdleChats } from '../../conversations/chats/classifyIdleChats.ts';
import { markStoredChats } from '../../conversations/chats/markStoredChats.ts';
import { openStoredChats } from '../../conversations/chats/openStoredChats.ts';
import { expireChats } from '../../conversations/chats/expireChats.ts';
import { expireLeads } from '../../conversations/leads/expireLeads.ts';
import { sendDigests } from '../../conversations/notifications/sendDigests.ts';
import { notifyUnanswered } from '../../conversations/notifications/notifyUnanswered.ts';
import { warnOfTraffic } from '../../conversations/notifications/warnOfTraffic.ts';
import { eachOrg } from '../../kernel/platform/schedule/eachOrg.ts';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { recountOrg } from '../../figures/recounts/recountOrg.ts';
import { sendOrgDigests } from '../../conversations/notifications/sendOrgDigests.ts';
import { findChangedAnswers } from '../../knowledge/sources/changes/findChangedAnswers.ts';
import { expireRemovedSources } from '../../knowledge/sources/removed/expireRemovedSources.ts';
import { runDrafts } from '../../quality/drafts/runDrafts.ts';
import { runTests } from '../../quality/evals/runs/runTests.ts';
import { enqueueJob } from './enqueueJob.ts';
import { eraseEndedOrgs } from '../../identity/organizations/eraseEndedOrgs.ts';
import type { Rest, Slice } from '../../kernel/platform/schedule/Slice.ts';
import type { JobName } from './jobTask.ts';

/** The first and only slice of a job for one organization: a task of its own, tried again by itself. */
function beginOrgJob(job: JobName, { now }: Slice, orgId: string): Promise<void> {
  return enqueueJob({ job, at: now.getTime(), slice: 0, orgId });
}

async function inOrg({ orgId, now }: Slice, work: (orgId: string, now: Date) => Promise<void>): Promise<Rest> {
  if (orgId !== undefined) await withLogContext({ orgId }, () => work(orgId, now));
  return undefined;
}

/** Work of schedules that grows with the platform: it runs in tasks that continue each other. */
export const JOBS: Readonly<Record<JobName, (slice: Slice) => Promise<Rest>>> = {
  classifyIdleChats: (slice) => withWrittenSpend(aiProvider(), (provider) => classifyIdleChats(provider, slice)),
  reconcileBilling,
  warnOfExpiringCards,
  eraseEndedOrgs,
  checkModels: () => checkModels(aiProvider()),
  expireChats,
  expireLeads,
  expireRemovedSources,
  foldFigures,
  recountFigures: (slice) => eachOrg(slice, (orgId) => beginOrgJob('recountOrg', slice, orgId)),
  findContradictions: (slice) => eachOrg(slice, (orgId) => beginOrgJob('findOrgContradictions', slice, orgId)),
  findOrgContradictions: (slice) => withLogContext({ orgId: slice.orgId }, () => findContradictions(slice)),
  findChangedAnswers: (slice) => eachOrg(slice, (orgId) => beginOrgJob('findOrgChangedAnswers', slice, orgId)),
  findOrgChangedAnswers: (slice) => inOrg(slice, findChangedAnswers),
  recountOrg: (slice) => inOrg(slice, recountOrg),
  openStoredChats: (slice) => eachOrg(slice, (orgId) => beginOrgJob('openOrgStoredChats', slice, orgId)),
  openOrgStoredChats: (slice) => withLogContext({ orgId: slice.orgId }, () => openStoredChats(slice)),
  markStoredChats: (slice) => eachOrg(slice, (orgId) => beginOrgJob('markOrgStoredChats', slice, orgId)),
  markOrgStoredChats: (slice) => withLogContext({ orgId: slice.orgId }, () => markStoredChats(slice)),
  sendDigests: (slice) => sendDigests(slice, (orgId) => beginOrgJob('sendOrgDigests', slice, orgId)),
  sendOrgDigests: (slice) => inOrg(slice, sendOrgDigests),
  notifyUnanswered,
  warnOfTraffic,
  runTests: (slice) => withWrittenSpend(aiProvider(), (provider) => runTests(provider, slice)),
  runDrafts: (slice) => withWrittenSpend(aiProvider(), (provider) => runDrafts(provider, slice)),
};
