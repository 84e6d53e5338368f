import { presentEmbeddingSpace } from '../ai/presentEmbeddingSpace.ts';
import { EVERY_10_MINUTES, EVERY_DAY, EVERY_HOUR, EVERY_MINUTE, type Job } from '../kernel/platform/schedule/Job.ts';
import { orgJobs } from '../kernel/platform/schedule/orgJobs.ts';

export const KNOWLEDGE_JOBS: readonly Job[] = [
  {
    name: 'resumeStalledCrawls',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async (slice) => (await import('./crawling/job/resumeStalledCrawls.ts')).resumeStalledCrawls(slice),
  },
  {
    name: 'resumeStalledSources',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async ({ now }) => (await import('./ingestion/resumeStalledSources.ts')).resumeStalledSources(now),
  },
  {
    name: 'reembedSources',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async (slice) => (await import('./chunks/reembedSources.ts')).reembedSources(presentEmbeddingSpace(), slice),
  },
  {
    name: 'rechunkSources',
    schedule: EVERY_10_MINUTES,
    queue: null,
    run: async () => (await import('./ingestion/rechunkSources.ts')).rechunkSources(presentEmbeddingSpace()),
  },
  {
    name: 'rechunkWebsites',
    schedule: EVERY_10_MINUTES,
    queue: null,
    run: async ({ now }) =>
      (await import('./sources/rechunkWebsites.ts')).rechunkWebsites(presentEmbeddingSpace(), now),
  },
  {
    name: 'recrawlDue',
    schedule: EVERY_HOUR,
    queue: null,
    run: async (slice) => (await import('./sources/recrawlDue.ts')).recrawlDue(slice),
  },
  {
    name: 'expireRemovedSources',
    schedule: EVERY_DAY,
    queue: 'runNightJob',
    run: async (slice) => (await import('./sources/removed/expireRemovedSources.ts')).expireRemovedSources(slice),
  },
  ...orgJobs({
    name: 'findContradictions',
    orgName: 'findOrgContradictions',
    isDue: async (orgId) => (await import('./contradictions/hasTextsToCompare.ts')).hasTextsToCompare(orgId),
    run: async (slice) => (await import('./contradictions/findContradictions.ts')).findContradictions(slice),
  }),
  ...orgJobs({
    name: 'findChangedAnswers',
    orgName: 'findOrgChangedAnswers',
    isDue: async (orgId, now) => (await import('./sources/changes/hasNewSources.ts')).hasNewSources(orgId, now),
    run: async ({ orgId, now }) => {
      await (await import('./sources/changes/findChangedAnswers.ts')).findChangedAnswers(orgId, now);
      return undefined;
    },
  }),
];
