import { newSecret } from '../../../kernel/platform/secrets/newSecret.ts';

/** Generates the secret that signs an action's calls. The prefix lets code scanners recognize it as a secret. */
export function newActionSecret(): string {
  return `actsec_${newSecret()}`;
}
