import { config } from '../../../kernel/platform/config.ts';

/** Host of the Message-IDs of mails to customers, by which a reply or a bounce is known as one to them. */
export function mailHost(): string {
  return new URL(config().webOrigin).hostname;
}
