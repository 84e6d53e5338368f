import { EMBEDDING_SPACES } from '../../ai/EMBEDDING_SPACES.ts';
import { config } from '../../kernel/platform/config.ts';
import { resumeDeletions } from '../../chatbots/deletion/resumeDeletions.ts';
import { resetDemo } from '../../chatbots/resetDemo.ts';
import { reembedSources } from '../../knowledge/chunks/reembedSources.ts';
import { resumeStalledCrawls } from '../../knowledge/crawling/job/resumeStalledCrawls.ts';
import { expireExports } from '../../figures/exports/job/expireExports.ts';
import { resumeExports } from '../../figures/exports/job/resumeExports.ts';
import { expireOverdueHandovers } from '../../conversations/handover/expireOverdueHandovers.ts';
import { rechunkSources } from '../../knowledge/ingestion/rechunkSources.ts';
import { rechunkWebsites } from '../../knowledge/sources/rechunkWebsites.ts';
import { resumeStalledSources } from '../../knowledge/ingestion/resumeStalledSources.ts';
import { resendStalledMail } from '../../delivery/mail/resendStalledMail.ts';
import { resumeErasures } from '../../identity/organizations/resumeErasures.ts';
import { logQueueAges } from '../monitoring/logQueueAges.ts';
import type { SchedulePart } from '../../kernel/platform/schedule/runParts.ts';
import { recordDueReleases } from '../../versions/releases/recordDueReleases.ts';
import { recrawlDue } from '../../knowledge/sources/recrawlDue.ts';
import { endSiteTrials } from '../trials/endSiteTrials.ts';
import { resendStalledDeliveries } from '../../delivery/webhooks/delivery/resendStalledDeliveries.ts';
import { expireDraftRuns } from '../../quality/drafts/expireDraftRuns.ts';
import { resumeDraftRuns } from '../../quality/drafts/resumeDraftRuns.ts';
import { resumeTestRuns } from '../../quality/evals/runs/resumeTestRuns.ts';
import { startDueTestRuns } from '../../quality/evals/runs/startDueTestRuns.ts';
import { enqueueJob } from './enqueueJob.ts';
import type { JobName } from './jobTask.ts';

/** The first slice of a job. */
function beginJob(job: JobName): SchedulePart['run'] {
  return ({ now }) => enqueueJob({ job, at: now.getTime(), slice: 0 });
}

/** Of the configured provider, which need not be loaded for it. */
function presentSpace(): string {
  return EMBEDDING_SPACES[config().aiProvider];
}

export const MINUTE_PARTS: readonly SchedulePart[] = [
  { name: 'logQueueAges', everyMinutes: 1, run: ({ now }) => logQueueAges(now) },
  { name: 'expireOverdueHandovers', everyMinutes: 1, run: expireOverdueHandovers },
  { name: 'resendStalledMail', everyMinutes: 1, run: resendStalledMail },
  { name: 'resendStalledDeliveries', everyMinutes: 1, run: resendStalledDeliveries },
  { name: 'resumeStalledCrawls', everyMinutes: 1, run: ({ now }) => resumeStalledCrawls(now) },
  { name: 'resumeStalledSources', everyMinutes: 1, run: ({ now }) => resumeStalledSources(now) },
  { name: 'foldFigures', everyMinutes: 1, run: beginJob('foldFigures') },
  { name: 'classifyIdleChats', everyMinutes: 5, run: beginJob('classifyIdleChats') },
  { name: 'resumeDeletions', everyMinutes: 5, run: ({ now }) => resumeDeletions(now) },
  { name: 'resumeExports', everyMinutes: 1, run: ({ now }) => resumeExports(now) },
  { name: 'recordDueReleases', everyMinutes: 1, run: recordDueReleases },
  { name: 'startDueTestRuns', everyMinutes: 1, run: startDueTestRuns },
  { name: 'resumeTestRuns', everyMinutes: 1, run: ({ now }) => resumeTestRuns(now) },
  { name: 'resumeDraftRuns', everyMinutes: 1, run: ({ now }) => resumeDraftRuns(now) },
  { name: 'expireExports', everyMinutes: 10, run: expireExports },
  { name: 'expireDraftRuns', everyMinutes: 10, run: expireDraftRuns },
  { name: 'endSiteTrials', everyMinutes: 1, run: ({ now }) => endSiteTrials(now) },
  { name: 'resumeErasures', everyMinutes: 5, run: ({ now }) => resumeErasures(now) },
  {
    name: 'reembedSources',
    everyMinutes: 1,
    run: ({ now }) => reembedSources(presentSpace(), now.getTime()),
  },
  { name: 'rechunkSources', everyMinutes: 10, run: () => rechunkSources(presentSpace()) },
  { name: 'rechunkWebsites', everyMinutes: 10, run: ({ now }) => rechunkWebsites(presentSpace(), now) },
];

export const HOUR_PARTS: readonly SchedulePart[] = [
  { name: 'checkModels', everyMinutes: 1, run: beginJob('checkModels') },
  { name: 'recrawlDue', everyMinutes: 1, run: ({ now }) => recrawlDue(now) },
  { name: 'sendDigests', everyMinutes: 1, run: beginJob('sendDigests') },
  { name: 'notifyUnanswered', everyMinutes: 1, run: beginJob('notifyUnanswered') },
  { name: 'warnOfTraffic', everyMinutes: 1, run: beginJob('warnOfTraffic') },
];

export const DAY_PARTS: readonly SchedulePart[] = [
  { name: 'resetDemo', everyMinutes: 1, run: ({ now }) => resetDemo(config().demoChatbotId, now) },
  { name: 'expireChats', everyMinutes: 1, run: beginJob('expireChats') },
  { name: 'reconcileBilling', everyMinutes: 1, run: beginJob('reconcileBilling') },
  { name: 'warnOfExpiringCards', everyMinutes: 1, run: beginJob('warnOfExpiringCards') },
  { name: 'eraseEndedOrgs', everyMinutes: 1, run: beginJob('eraseEndedOrgs') },
  { name: 'expireLeads', everyMinutes: 1, run: beginJob('expireLeads') },
  { name: 'expireRemovedSources', everyMinutes: 1, run: beginJob('expireRemovedSources') },
  { name: 'recountFigures', everyMinutes: 1, run: beginJob('recountFigures') },
  { name: 'openStoredChats', everyMinutes: 1, run: beginJob('openStoredChats') },
  { name: 'markStoredChats', everyMinutes: 1, run: beginJob('markStoredChats') },
  { name: 'findContradictions', everyMinutes: 1, run: beginJob('findContradictions') },
  { name: 'findChangedAnswers', everyMinutes: 1, run: beginJob('findChangedAnswers') },
];
