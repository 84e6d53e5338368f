import { paths } from '@parlance/domain/paths';
import { ruleActionDocuments } from '../../support/documents/ruleActionDocuments.ts';
import type { RuleRow } from './ruleRow.ts';

/** A chatbot's actions: members read them, nobody their secrets, and nobody but the server writes any of it. */
export const ACTION_ROWS: readonly RuleRow[] = [
  {
    name: 'orgs/{org}/chatbots/{chatbot}/actions',
    path: (orgId) => paths.action(orgId, 'chatbot', 'action'),
    document: ruleActionDocuments.action,
    change: { isOn: true },
    permissions: { get: 'org.read', list: 'org.read' },
  },
  {
    name: 'orgs/{org}/chatbots/{chatbot}/actionSecrets',
    path: (orgId) => paths.actionSecret(orgId, 'chatbot', 'action'),
    document: ruleActionDocuments.actionSecret,
    change: { secret: 'mine' },
    permissions: {},
  },
  {
    name: 'orgs/{org}/chatbots/{chatbot}/actionFigures',
    path: (orgId) => paths.actionFigure(orgId, 'chatbot', 'action'),
    document: ruleActionDocuments.actionFigures,
    change: { failedInRow: 0 },
    permissions: { get: 'org.read', list: 'org.read' },
  },
  {
    name: 'orgs/{org}/chatbots/{chatbot}/actionChanges',
    path: (orgId) => paths.actionChange(orgId, 'chatbot', 'key'),
    document: ruleActionDocuments.actionChange,
    change: { status: 'failed' },
    permissions: { get: 'org.read', list: 'org.read' },
  },
];
