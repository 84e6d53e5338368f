import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import type { TestResult } from '@parlance/domain/documents/evals/testResult';
import type { TestRun } from '@parlance/domain/documents/evals/testRun';
import { newTestState, type TestState } from '@parlance/domain/documents/evals/testState';

const AT = new Date('2026-11-20T12:00:00Z');

const testCase: TestCase = {
  question: 'What does shipping to Austria cost?',
  locale: 'en',
  turn: null,
  earlier: [],
  recordings: [],
  expectation: { kind: 'facts', facts: ['7.90 €'] },
  mustPass: true,
  origin: 'written',
  originId: null,
  createdBy: 'owner',
  createdAt: AT,
  updatedBy: 'owner',
  updatedAt: AT,
  version: 1,
  last: null,
};

const testRun: TestRun = {
  status: 'done',
  startedBy: 'owner',
  startedAt: AT,
  finishedAt: AT,
  changes: [{ kind: 'source-read', names: ['shipping.md'], by: 'owner', at: AT }],
  caseIds: ['case'],
  answersLeft: 0,
  done: 1,
  passed: 0,
  failed: 1,
  flipped: 1,
  broken: 1,
  settingsVersion: 1,
  provider: 'local',
  tokens: 0,
  worker: 1,
  attempts: 0,
  leaseUntil: null,
  error: null,
};

const given: TestResult['given'] = {
  runId: 'run',
  text: 'Shipping to Austria costs 9.90 € [1].',
  verdict: 'answered',
  passages: [
    {
      chunkId: 'chunk',
      sourceId: 'source',
      sourceName: 'shipping.md',
      heading: 'Shipping',
      excerpt: 'Shipping to Austria costs 9.90 €.',
    },
  ],
  turns: [],
  calls: [],
  at: AT,
};

const testResult: TestResult = {
  question: testCase.question,
  expectation: testCase.expectation,
  mustPass: true,
  version: 1,
  verdict: 'failed',
  checks: [{ fact: '7.90 €', holds: false, by: 'rules', reason: 'figure-missing', note: '' }],
  given,
  former: { ...given, runId: 'before', text: 'Shipping to Austria costs 7.90 € [1].' },
  isFlipped: true,
  ms: 40,
  tokens: null,
};

const testState: TestState = {
  ...newTestState(),
  cases: 1,
  last: { runId: 'run', at: AT, passed: 0, failed: 1, flipped: 1 },
};

/** One valid document of each kind that tests have, as the server writes it. */
export const ruleTestDocuments = { testCase, testRun, testResult, testState } as const;
