import type { ActivityKind } from '@parlance/domain/documents/organizations/activity';

export const ACTIVITY_GROUPS = ['members', 'billing', 'keys', 'settings', 'chatbots'] as const;

export type ActivityGroup = (typeof ACTIVITY_GROUPS)[number];

const GROUPS = {
  'org-created': 'settings',
  'org-updated': 'settings',
  'ownership-transferred': 'members',
  'plan-bought': 'billing',
  'plan-changed': 'billing',
  'plan-change-scheduled': 'billing',
  'plan-change-undone': 'billing',
  'plan-paused': 'billing',
  'plan-resumed': 'billing',
  'plan-cancelled': 'billing',
  'plan-reactivated': 'billing',
  'plan-discounted': 'billing',
  'billing-updated': 'billing',
  'personal-data-opened': 'settings',
  'personal-data-masked': 'settings',
  'personal-data-on-request': 'settings',
  'member-invited': 'members',
  'invite-resent': 'members',
  'invite-revoked': 'members',
  'member-joined': 'members',
  'member-role-changed': 'members',
  'member-removed': 'members',
  'member-left': 'members',
  'access-key-created': 'keys',
  'access-key-deleted': 'keys',
  'team-created': 'members',
  'team-updated': 'members',
  'team-deleted': 'members',
  'webhook-created': 'keys',
  'webhook-updated': 'keys',
  'webhook-deleted': 'keys',
  'webhook-secret-renewed': 'keys',
  'channel-connected': 'keys',
  'channel-changed': 'keys',
  'channel-disconnected': 'keys',
  'action-created': 'keys',
  'action-updated': 'keys',
  'action-deleted': 'keys',
  'action-secret-renewed': 'keys',
  'action-token-changed': 'keys',
  'identity-secret-renewed': 'keys',
  'identity-secret-ended': 'keys',
  'identity-keys-changed': 'keys',
  'chatbot-created': 'chatbots',
  'chatbot-updated': 'chatbots',
  'chatbot-activated': 'chatbots',
  'chatbot-deactivated': 'chatbots',
  'chatbot-deleted': 'chatbots',
  'conversations-deleted': 'chatbots',
  'chat-taken-over': 'chatbots',
  'chat-revealed': 'chatbots',
  'lead-revealed': 'chatbots',
  'declaration-revealed': 'chatbots',
  'submission-revealed': 'chatbots',
  'submissions-deleted': 'chatbots',
  'form-created': 'chatbots',
  'form-updated': 'chatbots',
  'form-deleted': 'chatbots',
  'chats-deleted': 'chatbots',
  'leads-deleted': 'chatbots',
  'chats-exported': 'chatbots',
  'all-chats-exported': 'chatbots',
  'leads-exported': 'chatbots',
  'all-leads-exported': 'chatbots',
  'person-exported': 'chatbots',
  'person-erased': 'chatbots',
  'domains-updated': 'chatbots',
  'source-added': 'chatbots',
  'source-replaced': 'chatbots',
  'chatbot-rolled-back': 'chatbots',
  'gate-switched-on': 'chatbots',
  'gate-switched-off': 'chatbots',
  'gate-overridden': 'chatbots',
  'sources-deleted': 'chatbots',
  'sources-restored': 'chatbots',
  'sources-erased': 'chatbots',
} as const satisfies Record<ActivityKind, ActivityGroup>;

/** The group that a kind of entry belongs to in the filter. */
export function activityGroup(kind: ActivityKind): ActivityGroup {
  return GROUPS[kind];
}

/** The group that an address asks for; undefined for all of them. */
export function toActivityGroup(value: string | null): ActivityGroup | undefined {
  return ACTIVITY_GROUPS.find((group) => group === value);
}
