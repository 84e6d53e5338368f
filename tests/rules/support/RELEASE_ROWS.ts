import { paths } from '@parlance/domain/paths';
import { ruleReleaseDocuments } from '../../support/documents/ruleReleaseDocuments.ts';
import type { RuleRow } from './ruleRow.ts';

const READ = { get: 'org.read', list: 'org.read' } as const;

/** A chatbot's releases, and sources that can be brought back: members read them, and nobody but the server writes them. */
export const RELEASE_ROWS: readonly RuleRow[] = [
  {
    name: 'orgs/{org}/chatbots/{chatbot}/releases',
    path: (orgId) => paths.release(orgId, 'chatbot', '2'),
    document: ruleReleaseDocuments.release,
    change: { number: 3 },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/chatbots/{chatbot}/knowledge',
    path: (orgId) => paths.knowledge(orgId, 'chatbot', '1', '0'),
    document: ruleReleaseDocuments.knowledge,
    change: { sources: [] },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/chatbots/{chatbot}/releaseStates',
    path: (orgId) => paths.releaseState(orgId, 'chatbot'),
    document: ruleReleaseDocuments.releaseState,
    change: { dueAt: null },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/removedSources',
    path: (orgId) => paths.removedSource(orgId, 'source'),
    document: ruleReleaseDocuments.removedSource,
    change: { isErasing: true },
    permissions: READ,
  },
];
