import { newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { newWebsiteSource } from '@parlance/domain/documents/knowledge/source';
import { NOBODY, type Org } from '@parlance/domain/documents/organizations/org';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { openSiteTrials } from '@parlance/domain/queries/organizations';
import { projectWidget } from '../../chatbots/projectWidget.ts';
import { startSettings } from '../../chatbots/startSettings.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { recordFirst } from '../../versions/recordFirst.ts';
import { newWebsite } from '../../knowledge/newWebsite.ts';

/** Details found on the website. */
interface TrialProfile {
  url: string;
  name: string;
  locale: Locale;
  colour: string | null;
  starters: string[];
}

/** An organization without members. Its own trial ends with it, so that nothing answers a minute longer. */
function newOrg({ name, locale }: TrialProfile, now: Date, expiresAt: Date): Org {
  return {
    name,
    timezone: 'Europe/Berlin',
    locale,
    ownerUid: NOBODY,
    plan: 'trial',
    trialEndsAt: expiresAt,
    subscription: null,
    businessType: 'other',
    country: 'DE',
    chatbotCount: 1,
    trainingTokens: 0,
    memberCount: 0,
    lastInviteAt: null,
    viewersSeePersonalData: false,
    membersRevealPersonalData: false,
    teamRoutes: [],
    terms: null,
    createdAt: now,
  };
}

/** Those that can be asked: one that an account has taken over is there until its hour is over, but only its key's mark. */
function openTrials(now: Date) {
  return queryOf(refs.siteTrials(), openSiteTrials, { expiresAt: now });
}

/** Throws `site-trials-full` where `max` trials are open. */
export async function requireRoom(max: number, now: Date): Promise<void> {
  const open = await openTrials(now).count().get();
  if (open.data().count >= max) throw new AppError('site-trials-full');
}

/**
 * Stores a trial with its organization, chatbot and website in one transaction, which counts the open ones as well: of trials
 * that begin at the same time no more than `max` do. The same id again changes nothing, also once an account has taken it over. Throws `site-trials-full`.
 */
export async function storeTrial(trialId: string, profile: TrialProfile, max: number, now: Date): Promise<void> {
  const { url, name, locale, colour, starters } = profile;
  const expiresAt = new Date(now.getTime() + LIMITS.siteTrialMs);
  const org = newOrg(profile, now, expiresAt);
  await transactionInTurn('siteTrials', async (transaction) => {
    const [found, open] = await Promise.all([
      transaction.get(refs.siteTrial(trialId)),
      transaction.get(openTrials(now).select().limit(max)),
    ]);
    if (found.exists) return;
    if (open.size >= max) throw new AppError('site-trials-full');
    const [orgId, chatbotId, sourceId] = [newId(), newId(), newId()];
    // Inactive: only the trial's page asks it, and nobody's conversation is stored.
    const settings = {
      ...newChatbot(name, ''),
      // Nobody can embed it before an account has taken the trial over.
      ...startSettings({ name, locale, start: { url, colour, starters } }, org, true),
      status: 'inactive' as const,
    };
    const first = recordFirst(transaction, { orgId, chatbotId, settings, by: null, at: now, knowledgeOf: 1 });
    const chatbot = { ...settings, release: first.number, createdAt: now };
    const website = newWebsite({ url, mode: 'site', include: [], exclude: [], weekly: true, isFirstLook: true });
    const source = newWebsiteSource({ chatbotId, name: url, website, createdBy: NOBODY, createdAt: now });
    transaction.create(refs.org(orgId), org);
    transaction.create(refs.chatbot(orgId, chatbotId), chatbot);
    transaction.create(refs.widget(chatbotId), projectWidget(orgId, org, chatbot));
    transaction.create(refs.source(orgId, sourceId), source);
    const ids = { orgId, chatbotId, sourceId };
    transaction.create(refs.siteTrial(trialId), { ...ids, url, locale, createdAt: now, expiresAt, usedAt: null });
  });
}
