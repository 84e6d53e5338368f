import type { DraftAnswer } from '../documents/drafts/draftAnswer.ts';
import type { DraftRun } from '../documents/drafts/draftRun.ts';
import type { TestRun } from '../documents/evals/testRun.ts';
import type { TestState } from '../documents/evals/testState.ts';
import type { Knowledge } from '../documents/releases/knowledge.ts';
import type { ReleaseState } from '../documents/releases/releaseState.ts';
import type { ShapeOf } from './QueryShape.ts';

export const dueTests = {
  collection: 'tests',
  group: true,
  where: { dueAt: '<=' },
  orderBy: ['dueAt', 'asc'],
} satisfies ShapeOf<TestState>;

export const abandonedTestRuns = {
  collection: 'testRuns',
  group: true,
  where: { leaseUntil: '<' },
  orderBy: ['leaseUntil', 'asc'],
} satisfies ShapeOf<TestRun>;

export const replays = {
  collection: 'draftRuns',
  where: { kind: ['==', 'replay'] },
  orderBy: ['startedAt', 'desc'],
} satisfies ShapeOf<DraftRun>;

export const abandonedDraftRuns = {
  collection: 'draftRuns',
  group: true,
  where: { leaseUntil: '<' },
  orderBy: ['leaseUntil', 'asc'],
} satisfies ShapeOf<DraftRun>;

export const expiredDraftRuns = {
  collection: 'draftRuns',
  group: true,
  where: { expiresAt: '<=' },
  orderBy: ['expiresAt', 'asc'],
} satisfies ShapeOf<DraftRun>;

export const answersOfRun = {
  collection: 'draftAnswers',
  where: { runId: '==' },
  orderBy: ['place', 'asc'],
} satisfies ShapeOf<DraftAnswer>;

export const expiredDraftAnswers = {
  collection: 'draftAnswers',
  group: true,
  where: { expiresAt: '<=' },
  orderBy: ['expiresAt', 'asc'],
} satisfies ShapeOf<DraftAnswer>;

export const dueReleases = {
  collection: 'releaseStates',
  group: true,
  where: { dueAt: '<=' },
  orderBy: ['dueAt', 'asc'],
} satisfies ShapeOf<ReleaseState>;

export const knowledgeOfRelease = {
  collection: 'knowledge',
  where: { of: '==' },
  orderBy: ['__name__', 'asc'],
} satisfies ShapeOf<Knowledge>;
