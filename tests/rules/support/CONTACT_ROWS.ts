import { paths } from '@parlance/domain/paths';
import { ruleContactDocuments } from '../../support/documents/ruleContactDocuments.ts';
import type { RuleRow } from './ruleRow.ts';

/** Signed-in customers, whose data are personal, and with what their tokens are checked: nobody but the server writes any of it. */
export const CONTACT_ROWS: readonly RuleRow[] = [
  {
    name: 'orgs/{org}/chatbots/{chatbot}/contacts',
    path: (orgId) => paths.contact(orgId, 'chatbot', 'contact'),
    document: ruleContactDocuments.contact,
    change: { email: 'eve@customer.example' },
    permissions: { get: 'personalData.read', list: 'personalData.read' },
  },
  {
    name: 'orgs/{org}/chatbots/{chatbot}/identity',
    path: (orgId) => paths.identitySettings(orgId, 'chatbot'),
    document: ruleContactDocuments.identitySettings,
    change: { keySetUrl: 'https://evil.example/jwks' },
    permissions: { get: 'org.read' },
  },
  {
    name: 'orgs/{org}/chatbots/{chatbot}/identityKeys',
    path: (orgId) => paths.identityKeys(orgId, 'chatbot'),
    document: ruleContactDocuments.identityKeys,
    change: { secret: 'mine' },
    permissions: {},
  },
  {
    name: 'orgs/{org}/chatbots/{chatbot}/identityUses',
    path: (orgId) => paths.identityUse(orgId, 'chatbot', 'hash'),
    document: ruleContactDocuments.identityUse,
    change: { chatId: 'mine' },
    permissions: {},
  },
];
