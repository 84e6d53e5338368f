import type { startSiteTrial as contract } from '@parlance/domain/contracts/trials/siteTrials';
import { DAY_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import type * as z from 'zod/mini';
import type { SiteTrial } from '@parlance/domain/documents/siteTrial';
import { createChallenge, isProof, type ProofSolution } from '../../kernel/access/tokens/proof.ts';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { siteOf } from '../../knowledge/siteOf.ts';
import { checkWebsiteUrl } from '../../knowledge/checkWebsiteUrl.ts';
import type { Fetcher } from '../../kernel/outgoing/createFetcher.ts';
import { config } from '../../kernel/platform/config.ts';
import { hashSecret } from '../../kernel/platform/secrets/hashSecret.ts';
import { ProofRequired } from '../../kernel/platform/limits/ProofRequired.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import type { Logo } from '../../knowledge/fetchLogo.ts';
import { profileWebsite } from '../../knowledge/lookAtWebsite.ts';
import { readSiteTrial } from './readSiteTrial.ts';
import { findTrial } from './requireTrial.ts';
import { requireRoom, storeTrial } from './storeTrial.ts';
import { trialSubject } from './trialSubject.ts';
import { enqueueCrawl } from '../../knowledge/enqueueCrawl.ts';
import { refs } from '../../kernel/platform/refs.ts';

interface TrialRequest {
  key: string;
  url: string;
  locale: Locale;
  proof?: ProofSolution | undefined;
  /** Address prefix of the caller: counted as a hash, never stored with the trial. */
  address: string;
  signal: AbortSignal;
}

interface TrialTools {
  fetch: Fetcher;
  spend: Pick<AiProvider['spend'], 'check'>;
}

/** Queues the reading of a trial's website, once however often it is called. */
async function beginReading({ orgId, sourceId }: Pick<SiteTrial, 'orgId' | 'sourceId'>): Promise<void> {
  const source = (await refs.source(orgId, sourceId).get()).data();
  if (source?.type === 'website') await enqueueCrawl(orgId, sourceId, source.website.crawlId, 'added');
}

async function takeOfSite(url: string, now: Date): Promise<void> {
  await takeRateLimit(`siteTrial:site:${siteOf(url)}`, LIMITS.siteTrialsPerSite, DAY_MS, now.getTime());
}

/**
 * Makes a trial: a chatbot of a website under an organization that has no members, and begins to read. The same key again
 * answers with the same trial, and goes on with one that was cut between storing and reading. A proof is for one key, so it
 * begins one trial. Throws what the contract says.
 */
export async function startSiteTrial(
  { key, url, locale, proof, address, signal }: TrialRequest,
  { fetch, spend }: TrialTools,
  now = new Date(),
): Promise<z.infer<typeof contract.output>> {
  const known = await findTrial(key, now);
  let logo: Logo | null = null;
  if (known === undefined) {
    const max = config().siteTrialsMax;
    const subject = trialSubject(key);
    if (max === 0) throw new AppError('site-trials-full');
    if (proof === undefined || !isProof(subject, proof, now.getTime())) {
      throw new ProofRequired(createChallenge(subject, now.getTime()));
    }
    const website = await checkWebsiteUrl(url);
    // What can be known before anything is asked of the website: the transaction makes sure of it.
    await requireRoom(max, now);
    if ((await spend.check()) !== 'none') throw new AppError('site-trials-full');
    await takeRateLimit(`siteTrial:address:${address}`, LIMITS.siteTrialsPerAddress, DAY_MS, now.getTime());
    await takeOfSite(website, now);
    const profile = await profileWebsite(website, locale, fetch, signal);
    // Addresses that only lead to a website are none of its own: it is the one that is read.
    if (siteOf(profile.url) !== siteOf(website)) await takeOfSite(profile.url, now);
    await storeTrial(hashSecret(key), profile, max, now);
    ({ logo } = profile);
  }
  const trial = await findTrial(key, now);
  if (trial === undefined) throw new AppError('not-found');
  await beginReading(trial);
  return { trial: await readSiteTrial(key, now), logo };
}
