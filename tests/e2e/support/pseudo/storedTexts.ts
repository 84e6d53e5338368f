import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { paths } from '@parlance/domain/paths';
import { db } from '../db.ts';

/** Codes, such as `visitor` or `two-days`, and paths without a letter are nobody's texts: a page that shows one has none of its own. */
const CODE = /^(?:[a-z\d_:-]*|\P{L}*)$/u;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return CODE.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? Object.values(value).flatMap(textsIn)
    : [];
}

async function documentsBelow(document: DocumentReference): Promise<QueryDocumentSnapshot[]> {
  const collections = await document.listCollections();
  const snapshots = await Promise.all(collections.map((one) => one.get()));
  return snapshots.flatMap(({ docs }) => docs);
}

/** All that people have written into an organization's documents and those of its chatbots, with reference numbers, which are their ids. */
export async function storedTexts(orgId: string): Promise<string[]> {
  const org = db.doc(paths.org(orgId));
  const [document, below] = await Promise.all([org.get(), documentsBelow(org)]);
  const chatbots = below.filter(({ ref }) => ref.parent.id === 'chatbots');
  const deeper = await Promise.all(chatbots.map(({ ref }) => documentsBelow(ref)));
  return [document, ...below, ...deeper.flat()].flatMap((one) => textsIn([one.id, one.data()]));
}
