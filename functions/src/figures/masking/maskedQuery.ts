import { decodeDates } from '@parlance/domain/encoding/datesInJson';
import type { MaskedRead } from '@parlance/domain/contracts/privacy';
import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import { type CollectionReference, FieldPath, type Query } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { MASKED_QUERIES } from './MASKED_QUERIES.ts';

type Source = Pick<MaskedRead, 'collection' | 'chatId'>;
type Asked = Exclude<MaskedRead, { kind: 'document' }>;

/** The collection that is read. Throws `invalid-input` for messages of no conversation, and for a conversation of anything else. */
export function maskedCollection(orgId: string, { collection, chatId }: Source): CollectionReference {
  if ((collection === 'messages') !== (chatId !== undefined)) throw new AppError('invalid-input');
  switch (collection) {
    case 'chats':
      return db.collection(paths.chats(orgId));
    case 'messages':
      return db.collection(paths.messages(orgId, chatId ?? ''));
    case 'leads':
      return db.collection(paths.leads(orgId));
    case 'declarations':
      return db.collection(paths.declarations(orgId));
    case 'submissions':
      return db.collection(paths.submissions(orgId));
    case 'stats':
      return db.collection(paths.allStats(orgId));
    case 'topics':
      return db.collection(paths.topics(orgId));
    case 'views':
      return db.collection(paths.teamViews(orgId));
    case 'tags':
      return db.doc(paths.chatTags(orgId)).parent;
  }
}

function checkAskable({ collection, equals = {}, contains, range, orderBy, sameAddressAs }: Asked): void {
  const askable = MASKED_QUERIES[collection];
  const isAskable =
    Object.keys(equals).every((field) => askable.comparable.includes(field)) &&
    (contains === undefined || askable.listed.includes(contains[0])) &&
    (orderBy === undefined || askable.sortable.includes(orderBy[0])) &&
    (range === undefined || orderBy !== undefined) &&
    (sameAddressAs === undefined || collection === 'leads');
  if (!isAskable) throw new AppError('invalid-input');
}

/** The address that a lead was left with. Throws `not-found` without the lead. */
async function addressOf(orgId: string, leadId: string): Promise<string> {
  const lead = (await refs.lead(orgId, leadId).get()).data();
  if (lead === undefined) throw new AppError('not-found');
  return lead.email;
}

/**
 * The query that a read describes, without its page. Throws `invalid-input` for what may not be asked, and `not-found` where its lead
 * is gone.
 */
export async function maskedQuery(orgId: string, read: Asked): Promise<Query> {
  const collection = maskedCollection(orgId, read);
  checkAskable(read);
  const { equals = {}, contains, range = {}, orderBy, sameAddressAs } = read;
  let query: Query = collection;
  for (const [field, value] of Object.entries(equals))
    query = query.where(field, Array.isArray(value) ? 'in' : '==', decodeDates(value));
  if (sameAddressAs !== undefined) query = query.where('email', '==', await addressOf(orgId, sameAddressAs));
  if (contains !== undefined) {
    const [field, element] = contains;
    query = query.where(field, Array.isArray(element) ? 'array-contains-any' : 'array-contains', element);
  }
  if (orderBy === undefined) return query;
  const [field, direction] = orderBy;
  if (range.from !== undefined) query = query.where(field, '>=', decodeDates(range.from));
  if (range.before !== undefined) query = query.where(field, '<', decodeDates(range.before));
  return query.orderBy(field, direction);
}

/** The documents of one page of a query, behind where the read says, in an order that is total. */
export function pageOf(query: Query, { orderBy, after, limit }: Extract<MaskedRead, { kind: 'list' }>): Query {
  if (orderBy === undefined) {
    if (after !== undefined) throw new AppError('invalid-input');
    return query.limit(limit);
  }
  const ordered = query.orderBy(FieldPath.documentId(), orderBy[1]);
  return (after === undefined ? ordered : ordered.startAfter(decodeDates(after.value), after.id)).limit(limit);
}
