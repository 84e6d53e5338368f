import { config } from '../../../../kernel/platform/config.ts';

/** Page of the dashboard to which a provider leads back: it is registered there, letter by letter. */
export function mailReturnUrl(): string {
  return `${config().webOrigin}/dashboard/mailbox`;
}
