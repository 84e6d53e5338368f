import { newSecret } from '../../kernel/platform/newSecret.ts';

/** What a webhook's deliveries are signed with. The prefix lets scanners of code know it for a secret. */
export function newWebhookSecret(): string {
  return `whsec_${newSecret()}`;
}
