import type { Lead } from '../documents/chats/lead.ts';
import type { ShapeOf } from './QueryShape.ts';

/** Fields by which a list of leads can be narrowed, one or more at once. */
const FILTERS = ['status', 'priority', 'category', 'assigneeUid'] as const;

export const newestLeads = {
  collection: 'leads',
  where: { chatbotId: '==?', searchTerms: 'contains?' },
  merged: [...FILTERS, 'email'],
  orderBy: ['createdAt', 'desc'],
} satisfies ShapeOf<Lead>;

function sorted(field: 'createdAt' | 'name' | 'email', direction: 'asc' | 'desc') {
  return {
    collection: 'leads',
    where: { chatbotId: '==?' },
    merged: FILTERS,
    orderBy: [field, direction],
  } satisfies ShapeOf<Lead>;
}

/** Leads in each order of a list. */
export const sortedLeads = {
  createdAt: { asc: sorted('createdAt', 'asc'), desc: sorted('createdAt', 'desc') },
  name: { asc: sorted('name', 'asc'), desc: sorted('name', 'desc') },
  email: { asc: sorted('email', 'asc'), desc: sorted('email', 'desc') },
};

export const leadsOfDay = {
  collection: 'leads',
  where: { chatbotId: '==', day: '==' },
} satisfies ShapeOf<Lead>;

export const uncategorizedLeads = {
  collection: 'leads',
  where: { chatId: '==', category: ['==', null] },
} satisfies ShapeOf<Lead>;

export const assignedLeads = {
  collection: 'leads',
  group: true,
  where: { assigneeUid: '==' },
} satisfies ShapeOf<Lead>;
