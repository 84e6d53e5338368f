import type { ProofSubject } from '../../kernel/access/tokens/proof.ts';
import { hashSecret } from '../../kernel/platform/hashSecret.ts';

/** What the proof for a trial is for: its key alone, so that a proof begins one trial. */
export function trialSubject(key: string): ProofSubject {
  return { chatbotId: 'site-trial', chatId: 'site-trial', messageId: hashSecret(key) };
}
