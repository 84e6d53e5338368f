import type { ActivityKind } from '@parlance/domain/documents/organizations/activity';
import type { IconName } from '#web/components/ui/iconNames.ts';

const ICONS = {
  'org-created': 'building-community',
  'org-updated': 'settings',
  'ownership-transferred': 'transfer',
  'personal-data-opened': 'eye',
  'personal-data-masked': 'shield-lock',
  'member-invited': 'mail',
  'invite-resent': 'refresh',
  'invite-revoked': 'x',
  'member-joined': 'user-plus',
  'member-role-changed': 'pencil',
  'member-removed': 'user-minus',
  'member-left': 'logout',
  'access-key-created': 'key',
  'access-key-deleted': 'trash',
  'webhook-created': 'arrow-right',
  'webhook-updated': 'settings',
  'webhook-deleted': 'trash',
  'webhook-secret-renewed': 'key',
  'chatbot-created': 'message-chatbot',
  'chatbot-updated': 'settings',
  'chatbot-activated': 'circle-check',
  'chatbot-deactivated': 'circle-minus',
  'chatbot-deleted': 'trash',
  'conversations-deleted': 'trash',
  'chat-taken-over': 'user-circle',
  'chats-deleted': 'trash',
  'leads-deleted': 'trash',
  'chats-exported': 'download',
  'all-chats-exported': 'download',
  'leads-exported': 'download',
  'person-exported': 'download',
  'person-erased': 'trash',
  'domains-updated': 'world',
  'source-added': 'file-text',
  'sources-deleted': 'trash',
} as const satisfies Record<ActivityKind, IconName>;

/** The icon beside an entry of this kind. The sentence says the same in words. */
export function activityIcon(kind: ActivityKind): IconName {
  return ICONS[kind];
}
