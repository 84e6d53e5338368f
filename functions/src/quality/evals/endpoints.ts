import * as contracts from '@parlance/domain/contracts/evals/evals';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { memberAuthor } from '../CaseAuthor.ts';
import { deleteTestCases } from '../deleteTestCases.ts';
import { importTestCases } from './cases/importTestCases.ts';
import { proposeTestCases } from './cases/proposeTestCases.ts';
import { saveTestCase } from '../saveTestCase.ts';
import { dismissTestAlarm } from './runs/dismissTestAlarm.ts';
import { endTestRun } from './runs/endTestRun.ts';
import { startTestRun } from '../startTestRun.ts';

export const testEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.saveTestCase, async ({ input: { chatbotId, caseId, origin, fields }, who }) => {
    await saveTestCase(memberAuthor(who), chatbotId, { caseId, origin, fields });
    return {};
  }),
  memberEndpoint(contracts.deleteTestCases, async ({ input: { chatbotId, caseIds }, who }) => ({
    deleted: await deleteTestCases(memberAuthor(who), chatbotId, caseIds),
  })),
  memberEndpoint(contracts.importTestCases, async ({ input: { chatbotId, rows }, who }) =>
    importTestCases(who, chatbotId, rows),
  ),
  memberEndpoint(contracts.proposeTestCases, async ({ input: { orgId, chatbotId } }) => ({
    proposals: await proposeTestCases(orgId, chatbotId),
  })),
  memberEndpoint(contracts.startTestRun, async ({ input: { orgId, chatbotId, runId }, who }) => {
    await startTestRun({ orgId, chatbotId, runId }, { startedBy: who.uid });
    return {};
  }),
  memberEndpoint(contracts.cancelTestRun, async ({ input: { orgId, chatbotId, runId } }) => {
    await endTestRun({ orgId, chatbotId, runId }, { status: 'cancelled' });
    return {};
  }),
  memberEndpoint(contracts.dismissTestAlarm, async ({ input: { orgId, chatbotId, runId } }) => {
    await dismissTestAlarm({ orgId, chatbotId, runId });
    return {};
  }),
];
