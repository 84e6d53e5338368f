import { erasureSchema } from '@parlance/domain/documents/organizations/erasure';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { mailSchema } from '@parlance/domain/documents/mail';
import { SECOND_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { queuedMails } from '@parlance/domain/queries/mail';
import { queuedSources } from '@parlance/domain/queries/sources';
import { db } from '../../kernel/platform/app.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { hasContent } from '../../knowledge/SOURCE_KINDS.ts';

/** Waiting time of the oldest entry of each queue, in seconds; 0 where nothing waits. */
export interface QueueAges {
  oldestSourceSeconds: number;
  oldestMailSeconds: number;
  oldestErasureSeconds: number;
}

/**
 * Maximum number of entries before the first that could be read: uploads whose file never comes, which are given up after an
 * hour, and sources that wait for the next day.
 */
const PASSED_OVER = 50;

/** Reads how long sources, mails and erasures have been waiting: at most 52 documents, and where files are, Storage. */
export async function readQueueAges(now = new Date()): Promise<QueueAges> {
  const [source, mail, erasure] = await Promise.all([oldestSource(), oldestMail(), oldestErasure()]);
  const age = (since: Date | undefined): number =>
    since === undefined ? 0 : Math.max(0, Math.round((now.getTime() - since.getTime()) / SECOND_MS));
  return { oldestSourceSeconds: age(source), oldestMailSeconds: age(mail), oldestErasureSeconds: age(erasure) };
}

/**
 * Since when the oldest document or question has been waiting for its first reading with all it needs. Websites wait for their
 * hosts, and what is read once more is known already. What waits for the next day is in no queue.
 */
async function oldestSource(): Promise<Date | undefined> {
  const waiting = await groupQueryOf(queuedSources, {}).limit(PASSED_OVER).get();
  for (const found of waiting.docs) {
    const { ref, id } = found;
    const orgId = ref.parent.parent?.id ?? '';
    if (ref.path !== paths.source(orgId, id)) continue;
    const source = sourceSchema.parse(found.data());
    if (source.waitingSince !== null && source.waitingFor === 'day') continue;
    if (await hasContent(orgId, id, source)) return source.createdAt;
  }
  return undefined;
}

async function oldestMail(): Promise<Date | undefined> {
  const queued = await queryOf(db.collection('mail'), queuedMails, {}).limit(1).get();
  return queued.docs.map((found) => mailSchema.parse(found.data()).createdAt)[0];
}

async function oldestErasure(): Promise<Date | undefined> {
  const open = await db.collection('erasures').orderBy('requestedAt').limit(1).get();
  return open.docs.map((found) => erasureSchema.parse(found.data()).requestedAt)[0];
}
