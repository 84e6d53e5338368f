import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { refs } from '../platform/refs.ts';
import type { Decided } from './decide.ts';

interface Decider {
  orgId: string;
  uid: string;
}

/** Writes what a decision changes. Throws `muted-limit-reached` { max } where it would mute more passages than a chatbot may have. */
export function storeDecision(
  transaction: Transaction,
  { orgId, uid }: Decider,
  chatbot: { ref: DocumentReference<Chatbot>; muted: Chatbot['muted'] },
  { muted, verdicts }: Decided,
  now: Date,
): void {
  const max = LIMITS.mutedPassages;
  if (muted.length > max && muted.length > chatbot.muted.length) throw new AppError('muted-limit-reached', { max });
  transaction.update(chatbot.ref, { muted: [...muted] });
  for (const [id, verdict] of verdicts) {
    const isDecided = verdict.state !== 'open';
    transaction.update(refs.contradiction(orgId, id), {
      ...verdict,
      decidedBy: isDecided ? uid : null,
      decidedAt: isDecided ? now : null,
    });
  }
}
