import { paths } from '@parlance/domain/paths';
import { ruleDraftDocuments } from '../../support/documents/ruleDraftDocuments.ts';
import { ruleTestDocuments } from '../../support/documents/ruleTestDocuments.ts';
import type { RuleRow } from './ruleRow.ts';

const WORK = { get: 'test.write', list: 'test.write' } as const;
const READ = { get: 'org.read', list: 'org.read' } as const;

/** A chatbot's tests: members read them, and nobody but the server writes them. */
export const TEST_ROWS: readonly RuleRow[] = [
  {
    name: 'orgs/{org}/chatbots/{chatbot}/tests',
    path: (orgId) => paths.testState(orgId, 'chatbot'),
    document: ruleTestDocuments.testState,
    change: { alarm: null, cases: 0 },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/chatbots/{chatbot}/testCases',
    path: (orgId) => paths.testCase(orgId, 'chatbot', 'case'),
    document: ruleTestDocuments.testCase,
    change: { mustPass: false },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/chatbots/{chatbot}/testRuns',
    path: (orgId) => paths.testRun(orgId, 'chatbot', 'run'),
    document: ruleTestDocuments.testRun,
    change: { failed: 0 },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/chatbots/{chatbot}/testRuns/{run}/results',
    path: (orgId) => paths.testResult(orgId, 'chatbot', 'run', 'case'),
    document: ruleTestDocuments.testResult,
    change: { verdict: 'passed' },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/chatbots/{chatbot}/draftRuns',
    path: (orgId) => paths.draftRun(orgId, 'chatbot', 'run'),
    document: ruleDraftDocuments.draftRun,
    change: { status: 'cancelled' },
    permissions: WORK,
  },
  {
    name: 'orgs/{org}/draftAnswers',
    path: (orgId) => paths.draftAnswer(orgId, 'run', 'message'),
    document: ruleDraftDocuments.draftAnswer,
    change: { outcome: 'same' },
    permissions: WORK,
  },
];
