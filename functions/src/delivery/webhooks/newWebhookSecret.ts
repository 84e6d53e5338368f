import { newSecret } from '../../kernel/platform/secrets/newSecret.ts';

/** Generates the secret that signs a webhook's deliveries. The prefix lets code scanners recognize it as a secret. */
export function newWebhookSecret(): string {
  return `whsec_${newSecret()}`;
}
