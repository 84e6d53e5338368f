import type { Source } from '@parlance/domain/documents/knowledge/source';
import { isWritten } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import { FieldPath } from 'firebase-admin/firestore';
import { refs } from '../kernel/platform/refs.ts';
import { blankNaming } from './sources/removed/blankNaming.ts';
import { eraseKept } from './eraseKept.ts';
import { kindOf } from './SOURCE_KINDS.ts';

const PAGE = 200;

/**
 * Erases deleted questions and former answers in which an e-mail address stands, at once, and such questions in releases. Files are not
 * read for it.
 * @param email In lower case.
 */
export async function eraseKeptNaming(orgId: string, email: string): Promise<void> {
  const all = refs.removedSources(orgId).orderBy(FieldPath.documentId()).limit(PAGE);
  for (let page = await all.get(); ;) {
    for (const kept of page.docs) if (names(kept.data().source, email)) await eraseKept(orgId, kept.id);
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) break;
    page = await all.startAfter(last).get();
  }
  await blankNaming(orgId, email);
}

function names(source: Source, email: string): boolean {
  return isWritten(source) && kindOf(source).words(source).toLowerCase().includes(email);
}
