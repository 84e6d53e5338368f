import {
  cancelTestRun,
  deleteTestCases,
  dismissTestAlarm,
  importTestCases,
  proposeTestCases,
  saveTestCase,
  startTestRun,
} from '@parlance/domain/contracts/evals/evals';
import { cancelDraftRun, setGate, startDraftRun } from '@parlance/domain/contracts/drafts/drafts';
import { newId } from '@parlance/domain/ids';
import { HARMLESS } from './HARMLESS.ts';
import type { MemberCall } from './MemberCall.ts';

const FIELDS = {
  question: 'What does shipping cost?',
  locale: 'en',
  turn: null,
  earlier: [],
  recordings: [],
  expectation: { kind: 'facts', facts: ['7.90 €'] },
  mustPass: true,
} as const;

/** The callables of tests. */
export const TEST_CALLS: readonly MemberCall[] = [
  // A run that is not there is over.
  { ...cancelTestRun, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, runId: newId() }), foreign: HARMLESS },
  { ...deleteTestCases, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, caseIds: [newId()] }) },
  { ...dismissTestAlarm, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, runId: newId() }), foreign: HARMLESS },
  {
    ...importTestCases,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, rows: [{ caseId: newId(), fields: FIELDS }] }),
    nullable: ['turn'],
  },
  { ...proposeTestCases, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId }) },
  {
    ...saveTestCase,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, caseId: newId(), origin: null, fields: FIELDS }),
    // Null: written by hand, and nothing was said before.
    nullable: ['origin', 'turn'],
  },
  {
    ...startTestRun,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, runId: newId() }),
    needsOwnOrg: true,
    allowed: 'test-cases-missing',
  },
  {
    ...startDraftRun,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, runId: newId(), kind: 'gate', changes: {} }),
    needsOwnOrg: true,
    allowed: 'test-cases-missing',
  },
  {
    ...cancelDraftRun,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, runId: newId() }),
    foreign: HARMLESS,
  },
  { ...setGate, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, isOn: false }) },
];
