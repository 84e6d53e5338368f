import { EVERY_MINUTE, type Job } from '../kernel/platform/schedule/Job.ts';

export const CHANNEL_JOBS: readonly Job[] = [
  {
    name: 'resumeChannels',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async (slice) => (await import('./schedule/resumeChannels.ts')).resumeChannels(slice),
  },
  {
    name: 'pollMailboxes',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async (slice) => (await import('./schedule/pollMailboxes.ts')).pollMailboxes(slice),
  },
  {
    name: 'resumeTeamChats',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async (slice) => (await import('./schedule/resumeTeamChats.ts')).resumeTeamChats(slice),
  },
];
