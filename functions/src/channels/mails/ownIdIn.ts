import { mailHost } from '../services/email/mailHost.ts';

/** Id of the first message of ours that stands among Message-IDs; undefined where none does. */
export function ownIdIn(messageIds: readonly string[]): string | undefined {
  const end = `@${mailHost()}>`;
  return messageIds.find((id) => id.startsWith('<') && id.endsWith(end))?.slice(1, -end.length);
}
