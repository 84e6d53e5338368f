import { AppError } from '@parlance/domain/errors';

/** Error where so much was asked that the next question takes some work first: see domain/widget/PROOF. */
export class ProofRequired extends AppError {
  readonly challenge: string;

  constructor(challenge: string) {
    super('proof-required');
    this.challenge = challenge;
  }
}
