import type { FileSource, Source } from '@parlance/domain/documents/knowledge/source';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { refs } from '../../../kernel/platform/refs.ts';

/** The files that go when another one is indexed, as far as they are still there. */
export interface Replaced {
  found: readonly { snapshot: DocumentSnapshot<Source>; source: FileSource }[];
  /** Tokens that they count for. */
  tokens: number;
}

/** Reads what a source replaces: files of its own chatbot alone. */
export async function readReplaced(orgId: string, source: Source): Promise<Replaced> {
  const ids = source.type === 'file' ? source.replaces : [];
  if (ids.length === 0) return { found: [], tokens: 0 };
  const snapshots = await Promise.all(ids.map((id) => refs.source(orgId, id).get()));
  const found = snapshots.flatMap((snapshot) => {
    const one = snapshot.data();
    return one?.type === 'file' && one.chatbotId === source.chatbotId ? [{ snapshot, source: one }] : [];
  });
  return { found, tokens: found.reduce((sum, one) => sum + one.source.tokens, 0) };
}
