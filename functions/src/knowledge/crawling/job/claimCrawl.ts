import { createHash } from 'node:crypto';
import type { WebsiteSource } from '@parlance/domain/documents/knowledge/source';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { timestamp } from '@parlance/domain/timestamp';
import { sourcesAtWork } from '@parlance/domain/queries/sources';
import * as z from 'zod';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { queryOf } from '../../../kernel/platform/queries/queryOf.ts';
import { keepLease } from '../../chunks/keepLease.ts';
import type { CrawlTask } from '../task/crawlTask.ts';
import { siteOf } from '../../siteOf.ts';

/** `wait`: other work of the organization, or on the same host, goes first. */
export type CrawlClaim =
  | { kind: 'claimed'; source: WebsiteSource; leaseUntil: Date }
  | { kind: 'exhausted'; source: WebsiteSource }
  | { kind: 'wait' | 'nothing-to-do' };

/** crawlHosts/{hash of the host}: which source is being read from it, until when its worker has it. */
const hostSchema = z.object({ sourceId: z.string(), until: timestamp });

function hostRef(url: string) {
  return db.doc(paths.crawlHost(createHash('sha256').update(siteOf(url)).digest('hex').slice(0, 32)));
}

/**
 * Takes a website and its host for this worker, or says why not. One worker at a time reads from a host, whoever's website it
 * is, and an organization has at most LIMITS.crawlsPerOrg of them. Attempts count on taking: a worker that hands over sets
 * them back, one that dies has used one up.
 */
export async function claimCrawl({ orgId, sourceId, crawlId }: CrawlTask, now = new Date()): Promise<CrawlClaim> {
  const ref = refs.source(orgId, sourceId);
  return db.runTransaction<CrawlClaim>(async (transaction) => {
    const source = (await transaction.get(ref)).data();
    if (source?.type !== 'website' || source.website.crawlId !== crawlId) return { kind: 'nothing-to-do' };
    if (source.status === 'indexed' || source.status === 'failed') return { kind: 'nothing-to-do' };
    if (source.leaseUntil !== null && source.leaseUntil > now) return { kind: 'nothing-to-do' };
    if (source.attempts >= LIMITS.ingestionAttempts) return { kind: 'exhausted', source };
    const [host, atWork] = await Promise.all([
      transaction.get(hostRef(source.website.url)),
      transaction.get(queryOf(refs.sources(orgId), sourcesAtWork, { type: 'website' })),
    ]);
    const holder = host.exists ? hostSchema.parse(host.data()) : undefined;
    const others = atWork.docs.filter((other) => other.id !== sourceId && (other.data().leaseUntil ?? now) > now);
    const isHostTaken = holder !== undefined && holder.sourceId !== sourceId && holder.until > now;
    if (isHostTaken || others.length >= LIMITS.crawlsPerOrg) return { kind: 'wait' };
    const until = new Date(now.getTime() + LIMITS.ingestionLeaseMs);
    transaction.update(ref, { status: 'processing', attempts: source.attempts + 1, leaseUntil: until });
    transaction.set(host.ref, { sourceId, until });
    return { kind: 'claimed', source, leaseUntil: until };
  });
}

/** Renews the claim on the website and on its host: see `keepLease`. */
export function keepCrawl({ orgId, sourceId }: CrawlTask, url: string, claimedUntil: Date): () => Promise<void> {
  return keepLease(orgId, sourceId, claimedUntil, (transaction, until) => {
    transaction.set(hostRef(url), { sourceId, until });
  });
}

/** Lets others read from the host. */
export async function releaseHost({ sourceId }: CrawlTask, url: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const host = await transaction.get(hostRef(url));
    if (host.exists && hostSchema.parse(host.data()).sourceId === sourceId) transaction.delete(host.ref);
  });
}
