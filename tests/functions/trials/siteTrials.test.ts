import {
  askSiteTrial,
  prepareSiteTrial,
  readSiteTrial,
  startSiteTrial,
} from '@parlance/domain/contracts/trials/siteTrials';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { solveProof } from '@parlance/domain/widget/solveProof';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createChallenge } from '../../../functions/src/kernel/access/tokens/proof.ts';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { eraseOrg } from '../../../functions/src/identity/organizations/eraseOrg.ts';
import { OutgoingRefusal } from '../../../functions/src/kernel/outgoing/OutgoingRefusal.ts';
import { config } from '../../../functions/src/kernel/platform/config.ts';
import { hashSecret } from '../../../functions/src/kernel/platform/secrets/hashSecret.ts';
import { takeFromDay } from '../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { askSiteTrial as ask } from '../../../functions/src/edge/trials/askSiteTrial.ts';
import { endSiteTrials } from '../../../functions/src/edge/trials/endSiteTrials.ts';
import { startSiteTrial as start } from '../../../functions/src/edge/trials/startSiteTrial.ts';
import { storeTrial } from '../../../functions/src/edge/trials/storeTrial.ts';
import { crawledSitePort } from '../../support/crawledSitePort.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { htmlPage } from '../../support/hostile-site/htmlPage.ts';
import { startSite } from '../../support/hostile-site/startSite.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { signUpWithTrial } from '../support/trials/signUpWithTrial.ts';
import { storedTrial } from '../support/trials/storedTrial.ts';
import { TRIAL_PROFILE } from '../support/trials/TRIAL_PROFILE.ts';
import { trialOf } from '../support/trials/trialOf.ts';

const UNSPENT = { check: async () => 'none' as const };

async function proofFor(key: string) {
  const subject = { chatbotId: 'site-trial', chatId: 'site-trial', messageId: hashSecret(key) };
  const challenge = createChallenge(subject);
  return { challenge, nonces: await solveProof(challenge, new AbortController().signal) };
}

async function exists(path: string): Promise<boolean> {
  return (await admin.db.doc(path).get()).exists;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a trial before sign-up', async () => {
  const site = await startSite(
    {
      '/': { body: htmlPage('Lamps | Blue Moon', 'Lamps for every room.', ['/faq']) },
      '/faq': { body: htmlPage('Questions', 'A lamp may be returned within 60 days of delivery, in its box.') },
    },
    crawledSitePort(suiteUrls.ports.web, 0),
  );
  afterAll(() => site.stop());

  it('answers from the website, for its key alone, and stores nothing of who asks', async () => {
    const key = newId();
    const wanted = { key, url: site.origin, locale: 'en' } as const;
    expect((await postRaw('startSiteTrial', wanted)).code).toBe('proof-required');
    const other = await proofFor(newId());
    expect((await postRaw('startSiteTrial', { ...wanted, proof: other })).code).toBe('proof-required');
    expect(site.hits).toEqual([]);
    const { challenge } = await callContract(prepareSiteTrial, { key });
    const proof = {
      challenge: challenge ?? '',
      nonces: await solveProof(challenge ?? '', new AbortController().signal),
    };
    const [begun, again] = await Promise.all([1, 2].map(() => callContract(startSiteTrial, { ...wanted, proof })));
    expect(again?.trial.chatbotId).toBe(begun?.trial.chatbotId);
    expect(begun?.trial).toMatchObject({ proposal: { displayName: 'Blue Moon' }, locale: 'en', host: site.host });
    expect(await callContract(prepareSiteTrial, { key })).toEqual({ challenge: null });
    await expect
      .poll(async () => (await callContract(readSiteTrial, { key })).status, { timeout: 30_000 })
      .toBe('read');
    const read = await callContract(readSiteTrial, { key });
    expect(read.pages.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(['/', '/faq']);
    const question = { key, text: 'How long may a lamp be returned?', locale: 'en' as const, turns: [] };
    const answer = await callContract(askSiteTrial, question);
    expect(answer).toMatchObject({ verdict: 'answered' });
    expect(answer.text).toContain('60 days');

    const { orgId, chatbotId } = await trialOf(key);
    expect((await admin.db.collection(paths.chats(orgId)).listDocuments()).length).toBe(0);
    expect((await fetch(`${suiteUrls.functions}/web/iframe/${chatbotId}`)).status).toBe(404);
    for (const name of ['readSiteTrial', 'askSiteTrial'])
      expect((await postRaw(name, { ...(name === 'askSiteTrial' ? question : {}), key: newId() })).code).toBe(
        'not-found',
      );
  });
});

describe('the limits of trials', () => {
  const signal = new AbortController().signal;
  const away = vi.fn<() => Promise<never>>(() => Promise.reject(new OutgoingRefusal('unreachable')));
  const begin = async (address: string, url: string, spend: { check: () => Promise<'none' | 'trials'> } = UNSPENT) => {
    const key = newId();
    const asked = { key, url, locale: 'en', address, signal, proof: await proofFor(key) } as const;
    return start(asked, { fetch: away, spend }).then(
      () => 'begun',
      (error: { code: string }) => error.code,
    );
  };

  it('are counted for an address and for a website, before anything is asked of the website', async () => {
    const address = `${newId()}/24`;
    const outcomes: string[] = [];
    for (let tried = 0; tried <= LIMITS.siteTrialsPerAddress; tried += 1)
      outcomes.push(await begin(address, `https://${newId().toLowerCase()}.example`));
    expect(outcomes.slice(0, -1)).toEqual(outcomes.slice(1).map(() => 'site-unreachable'));
    expect(outcomes.at(-1)).toBe('rate-limited');
    away.mockClear();
    const shop = `${newId().toLowerCase()}.example`;
    const all = Array.from(
      { length: LIMITS.siteTrialsPerSite + 1 },
      (_, nr) => `https://${nr % 2 ? 'www.' : ''}${shop}/${nr}`,
    );
    const ofSite: string[] = [];
    for (const url of all) ofSite.push(await begin(`${newId()}/24`, url));
    expect(ofSite.filter((code) => code === 'site-unreachable')).toHaveLength(LIMITS.siteTrialsPerSite);
    expect(ofSite.at(-1)).toBe('rate-limited');
  });

  it('let in as many at the same time as the operator allows', async () => {
    const trials = admin.db.collection('siteTrials').where('usedAt', '==', null).where('expiresAt', '>', new Date());
    const max = (await trials.count().get()).data().count + 2;
    const ids = Array.from({ length: 5 }, () => hashSecret(newId()));
    const outcomes = await Promise.allSettled(ids.map((id) => storeTrial(id, TRIAL_PROFILE, max, new Date())));
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused).toEqual(Array.from({ length: 3 }, () => 'AppError: site-trials-full'));
  });

  it('end with the day’s spending, and where the operator offers none', async () => {
    const stopped = { check: async () => 'trials' as const };
    expect(await begin(`${newId()}/24`, 'https://spent.example', stopped)).toBe('site-trials-full');
    const { siteTrialsMax } = config();
    Object.assign(config(), { siteTrialsMax: 0 });
    try {
      expect(await begin(`${newId()}/24`, 'https://off.example')).toBe('site-trials-full');
    } finally {
      Object.assign(config(), { siteTrialsMax });
    }
  });

  it('give each so many questions, also after midnight', async () => {
    const { key, createdAt } = await storedTrial();
    const question = { key, text: 'Hello?', locale: 'en' as const, turns: [], signal, send: async () => undefined };
    await takeFromDay(
      `siteTrial:${hashSecret(key)}`,
      LIMITS.siteTrialQuestions - 1,
      LIMITS.siteTrialQuestions,
      createdAt,
    );
    expect(await ask(question, createLocalProvider())).toMatchObject({ local: true });
    await expect(ask(question, createLocalProvider())).rejects.toMatchObject({ code: 'message-limit-reached' });
  });
});

describe('the end of a trial', () => {
  it('removes everything once its hour is over, however often it runs', async () => {
    const begunAt = new Date(Date.now() - HOUR_MS - MINUTE_MS);
    const { key, orgId, chatbotId, sourceId } = await storedTrial(begunAt);
    const open = await storedTrial();
    expect((await postRaw('readSiteTrial', { key })).code).toBe('not-found');
    await Promise.all([endSiteTrials(), endSiteTrials()]);
    await endSiteTrials();
    expect(
      await Promise.all([paths.org(orgId), paths.widget(chatbotId), paths.siteTrial(hashSecret(key))].map(exists)),
    ).toEqual([false, false, false]);
    // Its last run takes what was still being written.
    await eraseOrg(orgId, new Date(Date.now() + HOUR_MS));
    expect(
      await Promise.all(
        [paths.source(orgId, sourceId), paths.chatbot(orgId, chatbotId), paths.erasure(orgId)].map(exists),
      ),
    ).toEqual([false, false, false]);
    expect(await exists(paths.org(open.orgId))).toBe(true);
  });

  it('comes also where another one cannot be ended (A-111)', async () => {
    const begunAt = new Date(Date.now() - HOUR_MS - MINUTE_MS);
    const broken = await storedTrial(new Date(begunAt.getTime() - MINUTE_MS));
    await admin.db.doc(paths.org(broken.orgId)).set({ name: 1 });
    const { orgId } = await storedTrial(begunAt);
    await endSiteTrials();
    expect(await Promise.all([paths.org(orgId), paths.org(broken.orgId)].map(exists))).toEqual([false, true]);
    await admin.db.doc(paths.siteTrial(hashSecret(broken.key))).delete();
  });

  it('does not come for an account that has taken it over', async () => {
    const { key, orgId, chatbotId } = await storedTrial(new Date(Date.now() - HOUR_MS + 5 * MINUTE_MS));
    expect(await signUpWithTrial(key)).toBe(orgId);
    const org = orgSchema.parse((await admin.db.doc(paths.org(orgId)).get()).data());
    expect(org).toMatchObject({
      name: 'Engines GmbH',
      businessType: 'retail',
      chatbotCount: 1,
      memberCount: 1,
      plan: 'trial',
    });
    expect(org.trialEndsAt?.getTime()).toBeGreaterThan(Date.now() + 13 * 24 * HOUR_MS);
    const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data());
    expect(chatbot).toMatchObject({ name: 'Blue Moon', status: 'active', bubbleButtonColor: '#1D4ED8' });
    // Trials of other tests have longer.
    await endSiteTrials(wholeRun(new Date(Date.now() + 6 * MINUTE_MS)));
    expect(await exists(paths.org(orgId))).toBe(true);
    // Taken once: others who have the key get an organization of their own.
    expect(await signUpWithTrial(key)).not.toBe(orgId);
  });

  it('leaves an account that comes too late with an organization of its own', async () => {
    const { key, orgId } = await storedTrial(new Date(Date.now() - HOUR_MS - MINUTE_MS));
    const own = await signUpWithTrial(key);
    expect(own).not.toBe(orgId);
    expect(await exists(paths.org(own))).toBe(true);
  });
});
