import type { BusinessType } from '@parlance/domain/businessTypes';
import type { AcceptedTerms } from '@parlance/domain/documents/accounts/acceptedTerms';
import type { User } from '@parlance/domain/documents/accounts/user';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { DEFAULT_CONVERSATION_SETTINGS } from '@parlance/domain/documents/accounts/conversationSettings';
import { DAY_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import type { Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { TRIAL_DAYS } from '@parlance/domain/plans';
import type { Person } from '../../kernel/access/requireConfirmed.ts';
import { requireLiveSession } from '../../kernel/access/requireLiveSession.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { hashSecret } from '../../kernel/platform/secrets/hashSecret.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { type ClaimedTrial, findClaim, takeOver } from './claimTrial.ts';
import { requireTerms } from './requireTerms.ts';
import { zoneOfCountry } from './zoneOfCountry.ts';

export interface SignUpAnswers {
  fullName: string;
  organizationName: string;
  businessType: BusinessType;
  country: string;
  locale: Locale;
  /** The version of the terms that the screen showed. */
  terms: string;
  /** The key of a trial that was begun before. */
  trialKey?: string | undefined;
}

type Answers = Omit<SignUpAnswers, 'trialKey' | 'terms'> & { trialId: string | null; terms: AcceptedTerms | null };

/** The answers of the sign-up form. They are the password's: whoever came with a provider may find somebody else's here. */
function formAnswers(profile: User | undefined, provider: string): Answers | undefined {
  if (profile === undefined || profile.signUp === null || provider !== 'password') return undefined;
  return { ...profile.signUp, fullName: profile.name, locale: profile.locale };
}

/** The answers of the screen for people who came with a provider. */
function screenAnswers({ trialKey, terms, ...answers }: SignUpAnswers): Answers {
  requireTerms(terms);
  const trialId = trialKey === undefined ? null : hashSecret(trialKey);
  return { ...answers, trialId, terms: { version: terms, at: new Date() } };
}

/** The organization that the answers describe. A trial that is taken over keeps what it has read. */
function newOrg(answers: Answers, ownerUid: string, claim: ClaimedTrial | undefined, now: Date): Org {
  return {
    name: answers.organizationName,
    timezone: zoneOfCountry(answers.country),
    // What somebody reads the form in, whatever most people in their country speak.
    locale: answers.locale,
    ownerUid,
    plan: 'trial',
    trialEndsAt: new Date(now.getTime() + TRIAL_DAYS * DAY_MS),
    subscription: null,
    businessType: answers.businessType,
    country: answers.country,
    chatbotCount: claim?.org.chatbotCount ?? 0,
    trainingTokens: claim?.org.trainingTokens ?? 0,
    memberCount: 1,
    lastInviteAt: null,
    viewersSeePersonalData: false,
    membersRevealPersonalData: false,
    teamRoutes: [],
    terms: answers.terms,
    createdAt: now,
  };
}

/**
 * Makes the organization that the sign-up asked for, with the caller as its owner, in trial, in the time zone and language of
 * its country. The profile's `currentOrgId` is read and written in the same transaction, so any number of parallel calls make
 * one: that of the trial that was begun before, if its hour is not over. Sessions from before this one have no part in it.
 * Throws `not-found` without answers, `terms-changed` or `unauthenticated`.
 */
export async function completeSignUp(person: Person, given: SignUpAnswers | null): Promise<string> {
  const { email } = await requireLiveSession(person);
  return transactionInTurn(paths.user(person.uid), async (transaction) => {
    const profile = (await transaction.get(refs.user(person.uid))).data();
    if (profile !== undefined && profile.currentOrgId !== null) return profile.currentOrgId;
    const answers = given === null ? formAnswers(profile, person.provider) : screenAnswers(given);
    if (answers === undefined) throw new AppError('not-found');
    const now = new Date();
    const claim = await findClaim(transaction, answers.trialId, now);
    const orgId = claim?.trial.orgId ?? newId();
    const sessionsFrom = Math.max(person.authTime, profile?.sessionsFrom ?? 0);
    const endedSessions = profile?.endedSessions ?? [];
    const own = { name: answers.fullName, email, sessionsFrom, endedSessions };
    transaction.set(refs.org(orgId), newOrg(answers, person.uid, claim, now));
    if (claim !== undefined) takeOver(transaction, claim, now);
    transaction.create(refs.member(orgId, person.uid), { ...own, role: 'owner', status: 'active', createdAt: now });
    transaction.set(refs.user(person.uid), {
      localeAt: null,
      createdAt: now,
      onboarding: null,
      conversationSettings: DEFAULT_CONVERSATION_SETTINGS,
      checklistsHidden: [],
      signInMethods: null,
      ...profile,
      ...own,
      locale: answers.locale,
      currentOrgId: orgId,
      orgIds: [...(profile?.orgIds ?? []), orgId],
      signUp: null,
    });
    recordActivity(
      transaction,
      orgId,
      { uid: person.uid, name: own.name },
      { kind: 'org-created', subject: answers.organizationName },
    );
    return orgId;
  });
}
