import { type Org, orgSchema } from '@parlance/domain/documents/organizations/org';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import type { Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { db } from '../db.ts';
import { newMember, type Person } from './newMember.ts';

export interface Owner extends Person {
  orgId: string;
}

const TRIAL_MS = 14 * DAY_MS;

/** An organization of its own for a test, fresh and in its trial unless `overrides` says otherwise, and its owner. */
export async function newOwner(locale: Locale, overrides: Partial<Org> = {}): Promise<Owner> {
  const orgId = newId();
  const now = new Date();
  const org = orgSchema.parse({
    name: 'Engine & Sons',
    timezone: 'Europe/Berlin',
    locale,
    // Nobody yet: known as soon as the person is.
    ownerUid: '',
    plan: 'trial',
    trialEndsAt: new Date(now.getTime() + TRIAL_MS),
    businessType: 'retail',
    country: 'DE',
    chatbotCount: 0,
    memberCount: 0,
    createdAt: now,
    ...overrides,
  });
  const ref = db.doc(paths.org(orgId));
  await ref.set(org);
  const person = await newMember(orgId, 'owner', 'Ada Lovelace', locale);
  await ref.update({ ownerUid: person.uid });
  return { ...person, orgId };
}
