import { type Release, releaseSchema } from '@parlance/domain/documents/releases/release';
import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { Tenant } from '../TENANTS.ts';

/** Instructions of the chatbot before somebody improved them. */
const FORMER_INSTRUCTIONS = 'You answer questions of customers.';
const AGE_DAYS = { start: 40, settings: 12 } as const;

/** The releases that a tenant's chatbot has had so far. One with what it knows follows by itself, once its sources have been read. */
export async function writeReleases(db: Firestore, { orgId, chatbotId, people }: Tenant, now: Date): Promise<void> {
  const [{ uid: by }] = people;
  const chatbot = db.doc(paths.chatbot(orgId, chatbotId));
  const settings = releaseSchema.shape.settings.parse((await chatbot.get()).data());
  const made = (number: number, kind: keyof typeof AGE_DAYS, own: Release['settings']): Release => {
    const at = new Date(now.getTime() - AGE_DAYS[kind] * DAY_MS);
    const names = kind === 'settings' ? ['systemInstructions'] : [];
    const knowledge = { knowledgeOf: 1, sources: 0, passages: 0 };
    return {
      number,
      at,
      by,
      changes: [{ kind, names, by, at }],
      rolledBackTo: null,
      gate: null,
      settings: own,
      ...knowledge,
    };
  };
  const former = { ...settings, systemInstructions: FORMER_INSTRUCTIONS };
  const releases = [made(1, 'start', former), made(2, 'settings', settings)];
  const batch = db.batch();
  for (const release of releases) batch.set(db.doc(paths.release(orgId, chatbotId, `${release.number}`)), release);
  batch.update(chatbot, { release: releases.length });
  await batch.commit();
}
