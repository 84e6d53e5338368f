import type { Declaration } from '@parlance/domain/documents/declarations/declaration';
import { HOUR_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { Tenant } from '../TENANTS.ts';

type Declared = Omit<Declaration, 'chatbotId' | 'receivedAt'>;

const WITHDRAWAL = { kind: 'withdrawal', isForCause: false, reason: '', endsOn: null, receipt: 'sent' } as const;

/** By reference number: hours ago, and what was declared. */
const DECLARATIONS: Readonly<Record<string, readonly [hoursAgo: number, Declared]>> = {
  'W-4H7T-9QK2-M3XD': [
    3,
    {
      ...WITHDRAWAL,
      name: 'Johanna Brandt',
      email: 'johanna.brandt@example.com',
      contract: 'Bestellung 2026-11873',
      message: 'Nur die Regenjacke in Größe M, der Rucksack bleibt.',
      locale: 'de',
      status: 'new',
    },
  ],
  'C-8R2N-5VXA-7JE6': [
    30,
    {
      kind: 'cancellation',
      isForCause: false,
      reason: '',
      endsOn: null,
      receipt: 'sent',
      name: 'Peter Lindqvist',
      email: 'peter.lindqvist@example.com',
      contract: 'Mitgliedschaft 40231',
      message: '',
      locale: 'en',
      status: 'in-progress',
    },
  ],
  'W-Z1C6-PB8G-2SYF': [
    170,
    {
      ...WITHDRAWAL,
      name: 'Murat Aydın',
      email: 'murat.aydin@example.com',
      contract: 'Bestellung 2026-11402',
      message: '',
      locale: 'de',
      status: 'done',
    },
  ],
};

/** Stores what customers of an organization have withdrawn from and cancelled up to now. */
export async function writeDeclarations(db: Firestore, { orgId, chatbotId }: Tenant, now: Date): Promise<void> {
  const batch = db.batch();
  for (const [reference, [hoursAgo, declared]] of Object.entries(DECLARATIONS)) {
    const receivedAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    batch.set(db.doc(paths.declaration(orgId, reference)), { ...declared, chatbotId, receivedAt });
  }
  await batch.commit();
}
