import type { IdentityFault } from '@parlance/domain/contacts/IDENTITY_FAULTS';
import type { Contact } from '@parlance/domain/documents/contacts/contact';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { chatsOfContact } from '@parlance/domain/queries/chats';
import type { Transaction } from 'firebase-admin/firestore';
import { isServed } from '../../kernel/access/isServed.ts';
import { isSiteAllowed } from '../../kernel/access/isSiteAllowed.ts';
import { ownsChat } from '../../kernel/contacts/ownsChat.ts';
import { createVisitorToken, type Visitor } from '../../kernel/access/tokens/visitorToken.ts';
import { hashSecret } from '../../kernel/platform/secrets/hashSecret.ts';
import { contactFields } from '../../kernel/contacts/contactFields.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { contactIdOf } from './contactIdOf.ts';
import { noteAccepted, noteRefused } from './noteToken.ts';
import type { IdentityClaims } from './tokens/IdentityClaims.ts';
import { isForSite } from './tokens/isForSite.ts';
import { keysOf } from './tokens/keysOf.ts';
import { verifyIdentityToken } from './tokens/verifyIdentityToken.ts';

interface Identified {
  token: string;
  contactId: string;
  /** There is something to read in the conversation. */
  hasMessages: boolean;
}

/** A contact on the way into a visitor's browser. */
interface Arrival {
  orgId: string;
  visitor: Visitor;
  contactId: string;
  claims: IdentityClaims;
  /** SHA-256 of the token. */
  hash: string;
  /** Their newest conversation and the time of its last message. */
  latest: { id: string; at: Date } | undefined;
  now: Date;
}

/**
 * Exchanges a token of the business's server for a visitor token of the contact whom it names, and stores the contact as it says. A token
 * counts once: for the visitor token that it comes with first, whose repeated calls end the same. A conversation that was begun with the
 * visitor token becomes the contact's, and no other token opens it from then on. One that does not count is noted for the owner, and the
 * reason returned. Throws `not-found`, or `visitor-token-invalid`.
 */
export async function identifyVisitor(
  visitor: Visitor,
  identityToken: string,
  now = new Date(),
): Promise<Identified | { fault: IdentityFault }> {
  const { chatbotId, origin } = visitor;
  const widget = (await refs.widget(chatbotId).get()).data();
  if (!isServed(widget)) throw new AppError('not-found');
  if (!isSiteAllowed(origin, widget.allowedDomains)) throw new AppError('visitor-token-invalid');
  const { orgId } = widget;
  const place = { orgId, chatbotId };
  const refuse = async (fault: IdentityFault): Promise<{ fault: IdentityFault }> => {
    await noteRefused(place, { fault, origin }, now);
    return { fault };
  };

  const keys = keysOf((await refs.identityKeys(orgId, chatbotId).get()).data(), now);
  const { fault, claims } = await verifyIdentityToken(identityToken, { keys, chatbotId, now });
  if (fault !== null) return refuse(fault);
  if (!isForSite(claims, origin)) return refuse('site');
  const contactId = contactIdOf(chatbotId, claims.subject);
  // Outside the transaction: it writes nothing of that conversation, over which the ends of answers and reports of agents compete.
  const [latest] = (await queryOf(refs.chats(orgId), chatsOfContact, { contactId }).limit(1).get()).docs;
  const arrival = {
    orgId,
    visitor,
    contactId,
    claims,
    hash: hashSecret(identityToken),
    latest: latest && { id: latest.id, at: latest.data().lastMessageAt },
    now,
  };
  const found = await transactionInTurn(paths.contact(orgId, chatbotId, contactId), (transaction) =>
    arrive(transaction, arrival),
  );
  if (found === 'replayed') return refuse('replayed');
  await noteAccepted(place, now);
  const contact = { id: contactId, until: now.getTime() + LIMITS.contactSessionMs };
  return {
    token: createVisitorToken({ ...visitor, chatId: found.chatId, contact }, now.getTime()),
    contactId,
    hasMessages: found.hasMessages,
  };
}

/** Stores what a token says and finds the conversation that goes on. */
async function arrive(
  transaction: Transaction,
  { orgId, visitor, contactId, claims, hash, latest, now }: Arrival,
): Promise<'replayed' | (Pick<Identified, 'hasMessages'> & { chatId: string })> {
  const { chatbotId, chatId } = visitor;
  const use = refs.identityUse(orgId, chatbotId, hash);
  const ref = refs.contact(orgId, chatbotId, contactId);
  const isOthers = visitor.contact !== undefined && visitor.contact.id !== contactId;
  const [used, known, chat, live] = await Promise.all([
    transaction.get(use).then((found) => found.data()),
    transaction.get(ref).then((found) => found.data()),
    transaction.get(refs.chat(orgId, chatId)).then((found) => found.data()),
    transaction.get(refs.live(orgId, chatId)),
  ]);
  if (used !== undefined && used.chatId !== chatId) return 'replayed';
  const contact = withClaims(known, chatbotId, claims, now);
  transaction.set(ref, contact);
  if (used === undefined) {
    transaction.create(use, { chatId, expiresAt: new Date(claims.expiresAt.getTime() + LIMITS.identityClockSkewMs) });
  }
  if (!isOthers && chat !== undefined && ownsChat({ ...visitor, contact: { id: contactId, until: 0 } }, chat)) {
    if (chat.contactId === null) {
      transaction.update(refs.chat(orgId, chatId), contactFields({ contactId, ...contact }));
      if (live.exists) transaction.update(refs.live(orgId, chatId), { contactId });
    }
    return { chatId, hasMessages: true };
  }
  const isRecent = latest !== undefined && latest.at.getTime() > now.getTime() - LIMITS.contactContinueMs;
  if (isRecent) return { chatId: latest.id, hasMessages: true };
  // Nobody has begun it: what is said in it is the contact's from the beginning.
  return { chatId: isOthers || chat !== undefined ? newId() : chatId, hasMessages: false };
}

function withClaims(
  known: Contact | undefined,
  chatbotId: string,
  { subject, name, email, attributes }: IdentityClaims,
  now: Date,
): Contact {
  return {
    consentAt: null,
    createdAt: now,
    ...known,
    chatbotId,
    subject,
    name,
    email,
    attributes,
    seenAt: now,
  };
}
