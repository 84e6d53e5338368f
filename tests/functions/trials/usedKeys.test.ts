import { prepareSiteTrial } from '@parlance/domain/contracts/trials/siteTrials';
import { HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { solveProof } from '@parlance/domain/widget/solveProof';
import { describe, expect, it, vi } from 'vitest';
import { createChallenge } from '../../../functions/src/kernel/access/tokens/proof.ts';
import { OutgoingRefusal } from '../../../functions/src/kernel/outgoing/OutgoingRefusal.ts';
import { hashSecret } from '../../../functions/src/kernel/platform/secrets/hashSecret.ts';
import { changeSiteTrial } from '../../../functions/src/edge/trials/changeSiteTrial.ts';
import { endSiteTrials } from '../../../functions/src/edge/trials/endSiteTrials.ts';
import { startSiteTrial } from '../../../functions/src/edge/trials/startSiteTrial.ts';
import { requireRoom, storeTrial } from '../../../functions/src/edge/trials/storeTrial.ts';
import { trialSubject } from '../../../functions/src/edge/trials/trialSubject.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { signUpWithTrial } from '../support/trials/signUpWithTrial.ts';
import { storedTrial } from '../support/trials/storedTrial.ts';
import { TRIAL_PROFILE } from '../support/trials/TRIAL_PROFILE.ts';

async function exists(path: string): Promise<boolean> {
  return (await admin.db.doc(path).get()).exists;
}

async function countOpen(): Promise<number> {
  const open = admin.db.collection('siteTrials').where('usedAt', '==', null).where('expiresAt', '>', new Date());
  return (await open.count().get()).data().count;
}

describe('the key of a trial that an account has taken over (A-126)', () => {
  it('begins no other one with the same work, nor with more, and asks nothing of the website', async () => {
    const { key, orgId } = await storedTrial();
    const challenge = createChallenge(trialSubject(key));
    const proof = { challenge, nonces: await solveProof(challenge, new AbortController().signal) };
    expect(await signUpWithTrial(key)).toBe(orgId);
    const fetched = vi.fn<() => Promise<never>>(() => Promise.reject(new OutgoingRefusal('unreachable')));
    const wanted = { key, url: 'https://shop.example', locale: 'en', proof, address: newId() } as const;
    const start = () =>
      startSiteTrial(
        { ...wanted, signal: new AbortController().signal },
        { fetch: fetched, spend: { check: async () => 'none' as const } },
      );
    // Delivered twice.
    const outcomes = await Promise.allSettled([start(), start()]);
    expect(outcomes.map((one) => (one.status === 'rejected' ? String(one.reason) : ''))).toEqual([
      'AppError: not-found',
      'AppError: not-found',
    ]);
    expect(fetched).not.toHaveBeenCalled();
    for (const name of ['prepareSiteTrial', 'readSiteTrial']) {
      expect([name, (await postRaw(name, { key })).code]).toEqual([name, 'not-found']);
    }
    expect((await callContract(prepareSiteTrial, { key: newId() })).challenge).not.toBeNull();
  });

  it('stores nothing where a start and a takeover meet', async () => {
    const { key, orgId } = await storedTrial();
    await signUpWithTrial(key);
    const before = await admin.db.doc(paths.siteTrial(hashSecret(key))).get();
    await storeTrial(hashSecret(key), TRIAL_PROFILE, 1000, new Date());
    const after = await admin.db.doc(paths.siteTrial(hashSecret(key))).get();
    expect([after.get('orgId'), after.updateTime]).toEqual([orgId, before.updateTime]);
  });

  it('changes nothing of the chatbot', async () => {
    const { key } = await storedTrial();
    await signUpWithTrial(key);
    const proposal = {
      displayName: 'Mallory',
      initialMessages: [],
      conversationStarters: [],
      bubbleButtonColor: '#1D4ED8',
      systemInstructions: '',
    };
    await expect(changeSiteTrial(key, proposal)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('counts for no open trial, and goes with its hour, while the organization stays', async () => {
    const { key, orgId } = await storedTrial(new Date(Date.now() - HOUR_MS + 5 * MINUTE_MS));
    const mark = paths.siteTrial(hashSecret(key));
    await signUpWithTrial(key);
    expect(await exists(mark)).toBe(true);
    // Other tests begin trials meanwhile.
    const hasRoom = async () => {
      const max = (await countOpen()) + 1;
      return requireRoom(max, new Date()).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(hasRoom).toBe(true);
    const ends = new Date(Date.now() + 6 * MINUTE_MS);
    await Promise.all([endSiteTrials(wholeRun(ends)), endSiteTrials(wholeRun(ends))]);
    expect(await Promise.all([mark, paths.org(orgId), paths.erasure(orgId)].map(exists))).toEqual([false, true, false]);
  });
});
