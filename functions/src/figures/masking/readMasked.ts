import type { MaskedAnswer, MaskedRead } from '@parlance/domain/contracts/privacy';
import { encodeDates } from '@parlance/domain/encoding/datesInJson';
import type { Locale } from '@parlance/domain/locales';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { maskDocuments } from './maskDocuments.ts';
import { maskedCollection, maskedQuery, pageOf } from './maskedQuery.ts';

async function documentsOf(orgId: string, read: Exclude<MaskedRead, { kind: 'count' }>): Promise<DocumentSnapshot[]> {
  if (read.kind === 'list') return (await pageOf(await maskedQuery(orgId, read), read).get()).docs;
  const document = await maskedCollection(orgId, read).doc(read.id).get();
  return document.exists ? [document] : [];
}

/**
 * One read of an organization's documents, masked in the reader's language. Throws `invalid-input` for what may not be asked, and
 * `not-found` where the lead whose address is asked for is gone.
 */
export async function readMasked(orgId: string, locale: Locale, read: MaskedRead): Promise<MaskedAnswer> {
  if (read.kind === 'count') {
    const counted = await (await maskedQuery(orgId, read)).count().get();
    return { documents: [], count: counted.data().count };
  }
  const masked = await maskDocuments({ orgId, locale, read }, await documentsOf(orgId, read));
  return { documents: masked.map(({ id, fields }) => ({ id, fields: encodeDates(fields) })), count: null };
}
