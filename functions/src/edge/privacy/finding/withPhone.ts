import type { Submission } from '@parlance/domain/documents/forms/submission';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { callingCodeOf } from '@parlance/domain/phones/callingCodeOf';
import { phoneNumberOf } from '@parlance/domain/phones/phoneNumberOf';
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { refs } from '../../../kernel/platform/refs.ts';

const PAGE = 500;

/** Numbers are stored as people typed them: each is read and compared. One without its country counts as one of the organization's. */
async function isNumberIn(orgId: string, phone: string): Promise<(typed: string) => boolean> {
  const timezone = (await refs.org(orgId).get()).data()?.timezone ?? '';
  const callingCode = callingCodeOf(timezone);
  return (typed) => phoneNumberOf(typed, callingCode) === phone;
}

async function filtered<T>(all: Query<T>, isTheirs: (document: T) => boolean): Promise<QueryDocumentSnapshot<T>[]> {
  const found: QueryDocumentSnapshot<T>[] = [];
  for (let page = await all.limit(PAGE).get(); ;) {
    found.push(...page.docs.filter((document) => isTheirs(document.data())));
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return found;
    page = await all.startAfter(last).limit(PAGE).get();
  }
}

/** Leads with a phone number, however it was typed. Costs a read for each lead with any. */
export async function leadsWithPhone(orgId: string, phone: string): Promise<QueryDocumentSnapshot<Lead>[]> {
  const isTheirs = await isNumberIn(orgId, phone);
  return filtered(refs.leads(orgId).where('phone', '>', ''), (lead) => isTheirs(lead.phone));
}

/** Forms that were filled in with a phone number, however it was typed. Costs a read for each that was filled in. */
export async function submissionsWithPhone(orgId: string, phone: string): Promise<QueryDocumentSnapshot<Submission>[]> {
  const isTheirs = await isNumberIn(orgId, phone);
  return filtered(refs.submissions(orgId).orderBy(FieldPath.documentId()), ({ answers }) =>
    answers.some(({ type, value }) => type === 'phone' && typeof value === 'string' && isTheirs(value)),
  );
}
