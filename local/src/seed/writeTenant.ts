import { chatbotSchema, newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { memberSchema } from '@parlance/domain/documents/organizations/member';
import { EMPTY_ANSWERS } from '@parlance/domain/documents/accounts/onboarding';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { userSchema } from '@parlance/domain/documents/accounts/user';
import { paths } from '@parlance/domain/paths';
import { TRIAL_DAYS } from '@parlance/domain/plans';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@parlance/domain/durations';
import { TIMEZONE } from './support/berlin.ts';
import { PASSWORD } from './PEOPLE.ts';
import type { Tenant } from './TENANTS.ts';

/** Makes an organization with its people and its chatbot, as a sign-up and some settings would have. */
export async function writeTenant(
  { auth, db }: { auth: Auth; db: Firestore },
  tenant: Tenant,
  allowedDomains: readonly string[],
  now: Date,
): Promise<void> {
  const { orgId, chatbotId, people, guests } = tenant;
  const createdAt = new Date(now.getTime() - tenant.ageDays * DAY_MS);
  await Promise.all(
    people.map(async ({ uid, email, name }) => {
      await auth.createUser({ uid, email, displayName: name, password: PASSWORD, emailVerified: true });
      await auth.setCustomUserClaims(uid, { confirmedEmail: email });
    }),
  );
  const batch = db.batch();
  for (const { uid, name, email, locale } of people) {
    batch.set(
      db.doc(paths.user(uid)),
      userSchema.parse({
        name,
        email,
        locale,
        // The page stays in the language in which somebody opened it.
        localeAt: new Date(0),
        currentOrgId: orgId,
        orgIds: [orgId],
        signUp: null,
        onboarding: { answers: EMPTY_ANSWERS, step: 1, status: 'skipped' },
        createdAt,
      }),
    );
  }
  for (const { uid } of guests) batch.update(db.doc(paths.user(uid)), { orgIds: FieldValue.arrayUnion(orgId) });
  for (const { uid, name, email, role } of [...people, ...guests]) {
    batch.set(db.doc(paths.member(orgId, uid)), memberSchema.parse({ name, email, role, status: 'active', createdAt }));
  }
  batch.set(
    db.doc(paths.chatbot(orgId, chatbotId)),
    chatbotSchema.parse({
      ...newChatbot(tenant.chatbot.name, tenant.chatbot.description),
      ...tenant.chatbot,
      allowedDomains,
      createdAt,
    }),
  );
  batch.set(
    db.doc(paths.org(orgId)),
    orgSchema.parse({
      ...tenant.org,
      timezone: TIMEZONE,
      locale: 'de',
      ownerUid: people[0].uid,
      trialEndsAt: tenant.org.plan === 'trial' ? new Date(createdAt.getTime() + TRIAL_DAYS * DAY_MS) : null,
      country: 'DE',
      chatbotCount: 1,
      memberCount: people.length + guests.length,
      createdAt,
    }),
  );
  await batch.commit();
}
