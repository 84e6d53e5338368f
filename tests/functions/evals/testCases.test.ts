import { proposeTestCases, saveTestCase } from '@parlance/domain/contracts/evals/evals';
import { testStateSchema } from '@parlance/domain/documents/evals/testState';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { expect, it, describe } from 'vitest';
import { importTestCases } from '../../../functions/src/quality/evals/cases/importTestCases.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { teach, trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { testRowOf as rowOf } from '../support/answering/testRowOf.ts';

let chatbotId: string;

const org = await makeTeam();
const { orgId } = org;

const stateOf = async () => testStateSchema.parse((await admin.db.doc(paths.testState(orgId, chatbotId)).get()).data());

describe('cases', () => {
  it('stop at the limit, whatever comes at the same time', async () => {
    chatbotId = await trainedChatbot(orgId, 'We like walks.');
    const max = LIMITS.testCasesPerChatbot;
    const who = membershipOf(org, 'owner');
    const rows = Array.from({ length: max - 1 }, (_, n) => rowOf(`Question ${n}?`, ['yes']));
    expect(await importTestCases(who, chatbotId, rows)).toEqual({ created: max - 1, updated: 0 });
    expect(await importTestCases(who, chatbotId, rows)).toEqual({ created: 0, updated: 0 });
    const last = await Promise.allSettled(
      ['One?', 'Two?'].map((question) => importTestCases(who, chatbotId, [rowOf(question, ['yes'])])),
    );
    expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await stateOf()).cases).toBe(max);
  });

  it('are proposed from the business’s own answers until they are there', async () => {
    chatbotId = await trainedChatbot(orgId, 'We like walks.');
    const sourceId = await teach(orgId, chatbotId, 'When are you open?', 'Gladly. We are open from 9:00 to 18:00.');
    const propose = async () =>
      (await callContract(proposeTestCases, { orgId, chatbotId }, org.users.member.idToken)).proposals;
    const [proposal] = await propose();
    expect(proposal).toMatchObject({
      origin: { kind: 'qa', id: sourceId },
      facts: ['We are open from 9:00 to 18:00.'],
    });
    if (proposal === undefined) return;
    const { origin, question, locale, facts } = proposal;
    const fields = { ...rowOf(question, facts).fields, locale };
    const input = { orgId, chatbotId, caseId: newId(), origin, fields };
    await callContract(saveTestCase, input, org.users.member.idToken);
    await callContract(saveTestCase, { ...input, caseId: newId() }, org.users.member.idToken);
    expect((await stateOf()).cases).toBe(1);
    expect(await propose()).toEqual([]);
  });
});
