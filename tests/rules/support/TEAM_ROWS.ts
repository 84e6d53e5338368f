import firebase from 'firebase/compat/app';
import 'firebase/compat/firestore';
import { paths } from '@parlance/domain/paths';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import type { RuleRow } from './ruleRow.ts';

const READ = { get: 'org.read', list: 'org.read' } as const;

/** As a browser writes it: the time is the server's. */
const aPresence = { at: firebase.firestore.FieldValue.serverTimestamp(), expiresAt: new Date() };

/** Teams, which members read and the server writes, and who is there, which each member writes of themselves. */
export const TEAM_ROWS: readonly RuleRow[] = [
  {
    name: 'orgs/{org}/teams',
    path: (orgId) => paths.team(orgId, 'team'),
    document: ruleDocuments.team,
    change: { rule: 'none' },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/presence/{self}',
    path: (orgId, uid) => paths.presence(orgId, uid),
    newPath: (uid, orgId) => paths.presence(orgId, uid),
    document: aPresence,
    // Of another moment than now, however long the table takes to get here. How often one may say it: presence.test.ts.
    change: { at: new Date(0) },
    permissions: { ...READ, create: 'chat.write', delete: 'chat.write' },
  },
  {
    name: 'orgs/{org}/presence/{somebody else}',
    path: (orgId) => paths.presence(orgId, 'stranger'),
    document: aPresence,
    change: aPresence,
    permissions: READ,
  },
];
