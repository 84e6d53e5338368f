import * as contracts from '@parlance/domain/contracts/trials/siteTrials';
import { LIMITS } from '@parlance/domain/limits';
import { type Endpoint, publicEndpoint } from '../../kernel/access/endpoint.ts';
import { createRateLimiter } from '../../kernel/platform/limits/createRateLimiter.ts';
import { prepareSiteTrial } from './prepareSiteTrial.ts';
import { readSiteTrial } from './readSiteTrial.ts';

/** A page asks about once in two seconds while a website is read; behind one address prefix there may be several. */
const takeRead = createRateLimiter(LIMITS.siteTrialReadsPerMinute);

/** Once for each trial; a challenge costs a read. */
const takeChallenge = createRateLimiter(LIMITS.siteTrialChallengesPerMinute);

const takeQuestion = createRateLimiter(LIMITS.addressQuestionsPerMinute);

export const siteTrialEndpoints: readonly Endpoint[] = [
  publicEndpoint(contracts.prepareSiteTrial, async ({ input, address }) => {
    takeChallenge(address);
    return prepareSiteTrial(input.key);
  }),
  publicEndpoint(contracts.startSiteTrial, async ({ input, address, signal }) => {
    const [{ startSiteTrial }, { guardedFetch }, { aiProvider }] = await Promise.all([
      import('./startSiteTrial.ts'),
      import('../../kernel/outgoing/guardedFetch.ts'),
      import('../../ai/provider.ts'),
    ]);
    const { spend } = await aiProvider();
    return startSiteTrial({ ...input, address, signal }, { fetch: guardedFetch, spend });
  }),
  publicEndpoint(contracts.readSiteTrial, async ({ input, address }) => {
    takeRead(address);
    return readSiteTrial(input.key);
  }),
  publicEndpoint(contracts.changeSiteTrial, async ({ input }) => {
    const { changeSiteTrial } = await import('./changeSiteTrial.ts');
    return changeSiteTrial(input.key, input.proposal);
  }),
  publicEndpoint(contracts.saveSiteTrialPicture, async ({ input }) => {
    const { saveSiteTrialPicture } = await import('./saveSiteTrialPicture.ts');
    return { picture: await saveSiteTrialPicture(input.key, input.data) };
  }),
  publicEndpoint(contracts.askSiteTrial, async ({ input, address, signal, send }) => {
    takeQuestion(address);
    const [{ askSiteTrial }, { aiProvider }] = await Promise.all([
      import('./askSiteTrial.ts'),
      import('../../ai/provider.ts'),
    ]);
    return askSiteTrial({ ...input, signal, send }, await aiProvider());
  }),
];
