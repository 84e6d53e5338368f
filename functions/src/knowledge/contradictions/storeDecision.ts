import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { dequal } from 'dequal/lite';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { refs } from '../../kernel/platform/refs.ts';
import { noteInState } from '../../versions/noteInState.ts';
import type { Noted } from '../../versions/Noted.ts';
import type { Decided } from './decide.ts';

interface Decider {
  orgId: string;
  uid: string;
}

/** The chatbot whose passages are muted, with where changes of its answers are noted. */
interface OpenChatbot {
  ref: DocumentReference<Chatbot>;
  muted: Chatbot['muted'];
  noted: Noted;
}

/** Writes what a decision changes. Throws `muted-limit-reached` { max } where it would mute more passages than a chatbot may have. */
export function storeDecision(
  transaction: Transaction,
  { orgId, uid }: Decider,
  chatbot: OpenChatbot,
  { muted, verdicts }: Decided,
  now: Date,
): void {
  const max = LIMITS.mutedPassages;
  if (muted.length > max && muted.length > chatbot.muted.length) throw new AppError('muted-limit-reached', { max });
  const isChanged = !dequal([...muted], chatbot.muted);
  if (isChanged) noteInState(transaction, chatbot.noted, { kind: 'passages', names: [], by: uid, at: now });
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
