import type { ProofSubject } from '../../kernel/access/tokens/proof.ts';
import { hashSecret } from '../../kernel/platform/secrets/hashSecret.ts';

/** Subject of the proof for a trial: its key alone, so that a proof begins one trial. */
export function trialSubject(key: string): ProofSubject {
  return { chatbotId: 'site-trial', chatId: 'site-trial', messageId: hashSecret(key) };
}
