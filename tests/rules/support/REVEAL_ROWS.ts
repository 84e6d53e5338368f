import { paths } from '@parlance/domain/paths';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import type { RuleRow } from './ruleRow.ts';

/** Rows for what members have asked to see: their own to read, nobody's to write. */
export const REVEAL_ROWS: readonly RuleRow[] = [
  {
    name: 'orgs/{org}/members/{self}/reveals',
    path: (orgId, uid) => paths.revealedChat(orgId, uid, 'chat'),
    newPath: (uid, orgId) => paths.revealedLead(orgId, uid, 'new'),
    document: ruleDocuments.reveal,
    change: { expiresAt: ruleDocuments.reveal.expiresAt },
    permissions: { get: 'org.read' },
  },
  {
    name: 'orgs/{org}/members/{somebody else}/reveals',
    path: (orgId) => paths.revealedLead(orgId, 'stranger', 'lead'),
    document: ruleDocuments.reveal,
    change: { at: ruleDocuments.at },
    permissions: {},
  },
];
