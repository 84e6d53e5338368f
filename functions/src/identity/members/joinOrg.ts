import type { User } from '@parlance/domain/documents/accounts/user';
import { DEFAULT_CONVERSATION_SETTINGS } from '@parlance/domain/documents/accounts/conversationSettings';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { readToken } from '../readToken.ts';
import { hashSecret } from '../../kernel/platform/secrets/hashSecret.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { requireOpen } from './findInvite.ts';
import { requireSeat } from './requireSeat.ts';

export interface Joiner {
  uid: string;
  /** The account's own address, which must be the invited one. */
  email: string;
  /** For a profile that is not there yet. Empty: the invitation's. */
  name: string;
  /** The same. Null: the invitation's. */
  locale: Locale | null;
  /** Start of the session, in seconds since 1970. */
  authTime: number;
}

/** Sessions from before the first organization have no part in it: they may be of somebody who registered the address earlier. */
function sessionsFromOf(profile: User | undefined, authTime: number): number {
  if (profile === undefined) return authTime;
  return profile.orgIds.length > 0 ? profile.sessionsFrom : Math.max(profile.sessionsFrom, authTime);
}

/**
 * Makes somebody a member in the role of the invitation, in one transaction with the token and the seat, and returns the
 * organization. Who is a member already stays as they are.
 * Throws `token-invalid`, `token-other-account`, `seat-limit-reached` { current, max } or, with too many organizations, `permission-denied`.
 */
export async function joinOrg(secret: string, joiner: Joiner): Promise<string> {
  const { uid, email } = joiner;
  const token = await readToken(secret, 'invite');
  const { orgId, inviteId } = token;
  return transactionInTurn(paths.org(orgId), async (transaction) => {
    // The token goes with the invitation's end alone: it is not read again.
    const { org, invite } = await requireOpen(token, transaction);
    if (invite.email !== email) throw new AppError('token-other-account');
    const profile = (await transaction.get(refs.user(uid))).data();
    const member = await transaction.get(refs.member(orgId, uid));
    transaction.delete(refs.accountToken(hashSecret(secret)));
    transaction.update(refs.invite(orgId, inviteId), { status: 'accepted' });
    if (member.exists) return orgId;
    requireSeat(org, 0);
    const orgIds = profile?.orgIds ?? [];
    if (orgIds.length >= LIMITS.organizationsPerPerson) throw new AppError('permission-denied');

    const now = new Date();
    const name = profile?.name ?? (joiner.name === '' ? invite.name : joiner.name);
    const sessionsFrom = sessionsFromOf(profile, joiner.authTime);
    transaction.set(refs.member(orgId, uid), {
      name,
      email,
      role: invite.role,
      status: 'active',
      sessionsFrom,
      endedSessions: profile?.endedSessions ?? [],
      createdAt: now,
    });
    transaction.set(refs.user(uid), {
      locale: joiner.locale ?? invite.locale,
      localeAt: null,
      signUp: null,
      onboarding: null,
      conversationSettings: DEFAULT_CONVERSATION_SETTINGS,
      checklistsHidden: [],
      endedSessions: [],
      signInMethods: null,
      createdAt: now,
      ...profile,
      name,
      email,
      currentOrgId: orgId,
      orgIds: [...orgIds, orgId],
      sessionsFrom,
    });
    transaction.update(refs.org(orgId), { memberCount: FieldValue.increment(1) });
    recordActivity(
      transaction,
      orgId,
      { uid, name },
      { kind: 'member-joined', subject: name, subjectId: uid, to: invite.role },
    );
    return orgId;
  });
}
