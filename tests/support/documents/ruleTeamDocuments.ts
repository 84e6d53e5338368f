const AT = new Date('2026-11-20T12:00:00Z');

/** One valid document of each kind that is about how a team works on conversations. */
export const ruleTeamDocuments = {
  tags: { names: ['Billing'] },
  cannedReply: {
    shortcut: 'hours',
    title: 'Opening hours',
    texts: { en: 'From 9 to 18.', de: '' },
    version: 1,
    createdAt: AT,
  },
  team: {
    name: 'Service',
    members: ['member'],
    chatbotIds: null,
    locales: null,
    opening: null,
    rule: 'round-robin',
    assignedAt: {},
    version: 1,
    createdAt: AT,
  },
  reveal: { at: AT, expiresAt: new Date('2126-11-20T12:00:00Z') },
  accessKeyHash: { orgId: 'orgA', keyId: 'key' },
  view: { name: 'Refunds', query: 'tag=Refund', ownerUid: null, createdAt: AT },
} as const;
