import type { ActivityKind } from '@parlance/domain/documents/organizations/activity';
import { newId } from '@parlance/domain/ids';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../platform/refs.ts';

export interface ActivityEntry {
  kind: ActivityKind;
  /** Whom or what it was done to, as people call it; empty for a conversation and a lead. */
  subject: string;
  /** The id of the member, the invitation, the conversation or the lead, where it is about one. */
  subjectId?: string;
  /** The chatbot of the lead or the conversation that it is about. */
  chatbotId?: string;
  /** Before and after, cut to `VALUE_CHARACTERS`. */
  from?: string;
  to?: string;
  /** Id of an entry that is written once however often it happens; a new one otherwise. */
  entryId?: string;
}

const VALUE_CHARACTERS = 200;

/** Writes down who did what, in the transaction that does it: there is no deed without its entry. */
export function recordActivity(
  transaction: Transaction,
  orgId: string,
  actor: { uid: string; name: string },
  { kind, subject, subjectId, chatbotId, from, to, entryId = newId() }: ActivityEntry,
): void {
  transaction.create(refs.activityEntry(orgId, entryId), {
    kind,
    actorUid: actor.uid,
    actorName: actor.name,
    subject,
    subjectId: subjectId ?? null,
    chatbotId: chatbotId ?? null,
    from: from?.slice(0, VALUE_CHARACTERS).toWellFormed() ?? null,
    to: to?.slice(0, VALUE_CHARACTERS).toWellFormed() ?? null,
    at: new Date(),
  });
}
