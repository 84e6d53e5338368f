import type { TeamChat } from '@parlance/domain/documents/teamChats/teamChat';

/** Name of a team's chat for people: the service's, and its own. */
export function teamChatName({ account, name }: Pick<TeamChat, 'account' | 'name'>): string {
  return `${account.kind === 'slack' ? 'Slack' : 'Microsoft Teams'} · ${name}`;
}
