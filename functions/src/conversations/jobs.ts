import { EVERY_5_MINUTES, EVERY_DAY, EVERY_HOUR, EVERY_MINUTE, type Job } from '../kernel/platform/schedule/Job.ts';
import { orgJob } from '../kernel/platform/schedule/orgJobs.ts';

export const CONVERSATION_JOBS: readonly Job[] = [
  {
    name: 'expireOverdueHandovers',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async (slice) => (await import('./handover/expireOverdueHandovers.ts')).expireOverdueHandovers(slice),
  },
  {
    name: 'passOnRequests',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async (slice) => (await import('./handover/waiting/passOnRequests.ts')).passOnRequests(slice),
  },
  {
    name: 'noticeAbsentAgents',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async (slice) => (await import('./handover/away/noticeAbsentAgents.ts')).noticeAbsentAgents(slice),
  },
  {
    name: 'classifyIdleChats',
    schedule: EVERY_5_MINUTES,
    queue: 'runJob',
    run: async (slice) => {
      const [{ classifyIdleChats }, { withProvider }] = await Promise.all([
        import('./chats/classifyIdleChats.ts'),
        import('../ai/withProvider.ts'),
      ]);
      return withProvider((provider) => classifyIdleChats(provider, slice));
    },
  },
  {
    name: 'expireChats',
    schedule: EVERY_DAY,
    queue: 'runNightJob',
    run: async (slice) => (await import('./chats/expireChats.ts')).expireChats(slice),
  },
  {
    name: 'expireLeads',
    schedule: EVERY_DAY,
    queue: 'runNightJob',
    run: async (slice) => (await import('./leads/expireLeads.ts')).expireLeads(slice),
  },
  {
    name: 'expireSubmissions',
    schedule: EVERY_DAY,
    queue: 'runNightJob',
    run: async (slice) => (await import('./forms/expireSubmissions.ts')).expireSubmissions(slice),
  },
  {
    name: 'expireDeclarations',
    schedule: EVERY_DAY,
    queue: 'runNightJob',
    run: async (slice) => (await import('./declarations/expireDeclarations.ts')).expireDeclarations(slice),
  },
  {
    name: 'sendDigests',
    schedule: EVERY_HOUR,
    queue: 'runJob',
    run: async (slice, begin) => {
      const { sendDigests } = await import('./notifications/sendDigests.ts');
      return sendDigests(slice, (orgIds) => begin('sendOrgDigests', { orgIds }));
    },
  },
  orgJob('sendOrgDigests', 'runJob', async ({ orgId, now }) => {
    await (await import('./notifications/sendOrgDigests.ts')).sendOrgDigests(orgId, now);
    return undefined;
  }),
  {
    name: 'notifyUnanswered',
    schedule: EVERY_HOUR,
    queue: 'runJob',
    run: async (slice) => (await import('./notifications/notifyUnanswered.ts')).notifyUnanswered(slice),
  },
  {
    name: 'warnOfTraffic',
    schedule: EVERY_HOUR,
    queue: 'runJob',
    run: async (slice) => (await import('./notifications/warnOfTraffic.ts')).warnOfTraffic(slice),
  },
];
