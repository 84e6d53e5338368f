import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { isMaskedFor } from '@parlance/domain/personalData/isMaskedFor';
import type { Transaction } from 'firebase-admin/firestore';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

interface RevealedThing {
  kind: 'chat' | 'lead' | 'declaration' | 'submission';
  id: string;
}

const PLACES = {
  chat: refs.revealedChat,
  lead: refs.revealedLead,
  declaration: refs.revealedDeclaration,
  submission: refs.revealedSubmission,
} as const;

interface Found {
  chatbotId: string;
  /** The conversation that is seen with it: itself, that of a lead, or none. */
  chatId: string | null;
  /** The contact whose conversation that is. */
  contactId?: string | null;
}

async function find(transaction: Transaction, orgId: string, { kind, id }: RevealedThing): Promise<Found> {
  if (kind === 'lead') {
    const lead = (await transaction.get(refs.lead(orgId, id))).data();
    if (lead !== undefined) return lead;
  } else if (kind === 'declaration') {
    const declaration = (await transaction.get(refs.declaration(orgId, id))).data();
    if (declaration !== undefined) return { chatbotId: declaration.chatbotId, chatId: null };
  } else if (kind === 'submission') {
    const submission = (await transaction.get(refs.submission(orgId, id))).data();
    if (submission !== undefined) return { chatbotId: submission.chatbotId, chatId: null };
  } else {
    const chat = (await transaction.get(refs.chat(orgId, id))).data();
    if (chat !== undefined) return { chatbotId: chat.chatbotId, chatId: id, contactId: chat.contactId };
  }
  throw new AppError('not-found');
}

/**
 * Lets a member see the personal data of one conversation and the contact whose it is, of one declaration, of one submission, or of one lead with its
 * conversation, for `LIMITS.revealMs`, with an entry in
 * the activity. Called again meanwhile, it changes nothing, nor for those for whom nothing is masked. Throws `not-found`.
 */
export async function revealPersonalData(who: Membership, thing: RevealedThing): Promise<void> {
  const { orgId, uid } = who;
  const { kind, id } = thing;
  await db.runTransaction(async (transaction) => {
    const { role, name } = await recheckMember(transaction, who, 'personalData.reveal');
    const org = (await transaction.get(refs.org(orgId))).data();
    if (org === undefined) throw new AppError('not-found');
    const { chatbotId, chatId, contactId = null } = await find(transaction, orgId, thing);
    if (!isMaskedFor(role, org)) return;
    const asked = PLACES[kind](orgId, uid, id);
    const at = new Date();
    const known = (await transaction.get(asked)).data();
    if (known !== undefined && known.expiresAt > at) return;
    const reveal = { at, expiresAt: new Date(at.getTime() + LIMITS.revealMs) };
    transaction.set(asked, reveal);
    if (kind === 'lead' && chatId !== null) transaction.set(refs.revealedChat(orgId, uid, chatId), reveal);
    if (contactId !== null) transaction.set(refs.revealedContact(orgId, uid, contactId), reveal);
    const entry = { kind: `${kind}-revealed`, subject: '', subjectId: id, chatbotId } as const;
    recordActivity(transaction, orgId, { uid, name }, entry);
  });
}
