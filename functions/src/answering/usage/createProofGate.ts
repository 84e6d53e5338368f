import { LIMITS } from '@parlance/domain/limits';
import { createChallenge, isProof, type ProofSolution, type ProofSubject } from '../../kernel/access/tokens/proof.ts';
import { createUseCounter } from '../../kernel/platform/limits/createUseCounter.ts';
import { ProofRequired } from '../../kernel/platform/limits/ProofRequired.ts';

interface Asked extends ProofSubject {
  /** Address prefix of the visitor. */
  address: string;
}

/**
 * Lets `LIMITS.questionsBeforeProof` questions of an address prefix to a chatbot through in `LIMITS.proofWindowMs`, in this
 * process and without a read; each further one takes a proof of work. Throws `ProofRequired` with the challenge for it.
 */
export function createProofGate(): (asked: Asked, proof?: ProofSolution, now?: number) => void {
  const count = createUseCounter(LIMITS.proofWindowMs);
  return (asked, proof, now = Date.now()) => {
    const uses = count(`${asked.chatbotId}|${asked.address}`, now);
    if (uses <= LIMITS.questionsBeforeProof || (proof !== undefined && isProof(asked, proof, now))) return;
    throw new ProofRequired(createChallenge(asked, now));
  };
}
