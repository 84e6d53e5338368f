import { aiProvider } from '../ai/provider.ts';
import { checkModels } from '../ai/probes/checkModels.ts';
import { withWrittenSpend } from '../ai/spend/withWrittenSpend.ts';
import { reconcileBilling } from '../billing/reconcile/reconcileBilling.ts';
import { classifyIdleChats } from '../chats/classifyIdleChats.ts';
import { expireChats } from '../chats/expireChats.ts';
import { expireLeads } from '../leads/expireLeads.ts';
import { sendDigests } from '../notifications/sendDigests.ts';
import { notifyUnanswered } from '../notifications/notifyUnanswered.ts';
import { warnOfTraffic } from '../notifications/warnOfTraffic.ts';
import { eraseEndedOrgs } from '../organizations/eraseEndedOrgs.ts';
import type { Rest, Slice } from '../platform/schedule/Slice.ts';
import type { JobName } from './jobTask.ts';

/** Work of schedules that grows with the platform: it runs in tasks that continue each other. */
export const JOBS: Readonly<Record<JobName, (slice: Slice) => Promise<Rest>>> = {
  classifyIdleChats: (slice) => withWrittenSpend(aiProvider(), (provider) => classifyIdleChats(provider, slice)),
  reconcileBilling,
  eraseEndedOrgs,
  checkModels: () => checkModels(aiProvider()),
  expireChats,
  expireLeads,
  sendDigests,
  notifyUnanswered,
  warnOfTraffic,
};
