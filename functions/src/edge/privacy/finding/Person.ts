import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Contact } from '@parlance/domain/documents/contacts/contact';
import type { Declaration } from '@parlance/domain/documents/declarations/declaration';
import type { Submission } from '@parlance/domain/documents/forms/submission';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import type { Mail } from '@parlance/domain/documents/mail';
import type { Stats } from '@parlance/domain/documents/chats/stats';
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Exchange } from './findExchanges.ts';
import type { Sender } from './Sender.ts';

/** Data of a visitor that an organization holds. */
export interface Person {
  contacts: readonly { id: string; ref: DocumentReference<Contact>; contact: Contact }[];
  declarations: readonly QueryDocumentSnapshot<Declaration>[];
  submissions: readonly QueryDocumentSnapshot<Submission>[];
  leads: readonly QueryDocumentSnapshot<Lead>[];
  /** The person's addresses by connected channels, whether anything of them is there or not. */
  senders: readonly Sender[];
  exchanges: readonly Exchange[];
  chats: readonly { id: string; chat: Chat }[];
  mails: readonly QueryDocumentSnapshot<Mail>[];
  /** Questions of the person's in the figures. */
  quotes: readonly Stats['unanswered'][string][];
}
