import { setTimeout } from 'node:timers/promises';
import { newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { figureShardSchema } from '@parlance/domain/documents/chats/figureShard';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { DAY_MS, SECOND_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { calendarDay } from '@parlance/domain/time/calendarDay';
import { JOBS } from '../../functions/src/edge/services/JOBS.ts';
import { admin } from '../support/admin.ts';
import { queueJob } from '../support/calls/queueJob.ts';

const ORGANIZATIONS = 2000;
/** One organization in so many had a conversation counted yesterday. */
const ONE_ACTIVE_IN = 10;
const PER_BATCH = 100;
/** Shorter than the schedule's minute, for more samples. */
const EVERY_MS = 5 * SECOND_MS;
/** The night is over once its work is done and figures are added this fast again, a few times in a row. */
const QUIET_MS = 2 * SECOND_MS;
const QUIET_TIMES = 3;

const YESTERDAY = calendarDay(new Date(Date.now() - DAY_MS), 'UTC');

function orgOf(index: number) {
  const business = { businessType: 'retail', country: 'DE', chatbotCount: 1, createdAt: new Date() };
  const name = `Bench ${index}`;
  const org = { name, timezone: 'UTC', locale: 'en', ownerUid: newId(), plan: 'business', trialEndsAt: null };
  return orgSchema.parse({ ...org, ...business });
}

/** Organizations with one chatbot each. Returns those that have figures of yesterday that nobody has added to its day yet. */
async function makeOrganizations(): Promise<readonly string[]> {
  const active: string[] = [];
  for (let start = 0; start < ORGANIZATIONS; start += PER_BATCH) {
    const batch = admin.db.batch();
    for (let index = start; index < start + PER_BATCH; index += 1) {
      const [orgId, chatbotId] = [newId(), newId()];
      batch.set(admin.db.doc(paths.org(orgId)), orgOf(index));
      batch.set(admin.db.doc(paths.chatbot(orgId, chatbotId)), newChatbot('Guide', ''));
      if (index % ONE_ACTIVE_IN !== 0) continue;
      const figures = statsSchema.parse({ chatbotId, day: YESTERDAY, conversations: 1, messages: 2 });
      const shard = figureShardSchema.parse({ chatbotId, day: YESTERDAY, figures });
      batch.set(admin.db.doc(paths.figureShard(orgId, chatbotId, YESTERDAY, '0')), shard);
      active.push(orgId);
    }
    await batch.commit();
  }
  return active;
}

/** Milliseconds from the moment that `foldFigures` is queued until it has added what was counted before. */
async function foldAge(): Promise<number> {
  const [orgId, chatbotId] = [newId(), newId()];
  const shard = admin.db.doc(paths.figureShard(orgId, chatbotId, YESTERDAY, '0'));
  await shard.set(figureShardSchema.parse({ chatbotId, day: YESTERDAY }));
  const begun = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const stop = shard.onSnapshot((found) => (found.exists ? undefined : resolve(undefined)), reject);
  await queueJob('runJob', 'foldFigures');
  await promise.finally(stop);
  return performance.now() - begun;
}

async function recounted(): Promise<number> {
  return (await admin.db.collectionGroup('recounts').count().get()).data().count;
}

/**
 * Time that figures wait while the whole night of 2,000 organizations, a tenth of them active, is queued at once. Target: less than 90 s
 * from the moment that `foldFigures` is due until it is done.
 */
export async function nightAge(): Promise<Record<string, number>> {
  const active = await makeOrganizations();
  await foldAge();
  const night = JOBS.flatMap((job) => (job.queue !== null && job.schedule?.clock === 'day' ? [job] : []));
  const begun = performance.now();
  const before = await recounted();
  await Promise.all(night.map(({ queue, name }) => queueJob(queue, name)));
  const ages: number[] = [];
  let nightMs = 0;
  for (let quiet = 0; quiet < QUIET_TIMES;) {
    const age = await foldAge();
    ages.push(age);
    if (nightMs === 0 && (await recounted()) - before >= active.length) nightMs = performance.now() - begun;
    quiet = nightMs > 0 && age < QUIET_MS ? quiet + 1 : 0;
    if (age < EVERY_MS) await setTimeout(EVERY_MS - age);
  }
  const seconds = (ms: number): number => Math.round(ms / 100) / 10;
  return {
    organizations: ORGANIZATIONS,
    active: active.length,
    samples: ages.length,
    longestAge: seconds(Math.max(...ages)),
    nightUntilCounted: seconds(nightMs),
  };
}
