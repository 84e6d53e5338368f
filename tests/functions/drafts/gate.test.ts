import { setGate, startDraftRun as contract } from '@parlance/domain/contracts/drafts/drafts';
import { saveChatbotSettings as saveContract } from '@parlance/domain/contracts/chatbots';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import type { Settings } from '@parlance/domain/documents/chatbots/settings';
import { draftRunSchema } from '@parlance/domain/documents/drafts/draftRun';
import { releaseSchema } from '@parlance/domain/documents/releases/release';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Role } from '@parlance/domain/roles';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { saveChatbotSettings } from '../../../functions/src/chatbots/editing/saveChatbotSettings.ts';
import type { GatePass } from '@parlance/domain/contracts/chatbots';
import { endDraftRun } from '../../../functions/src/quality/drafts/endDraftRun.ts';
import { runDrafts } from '../../../functions/src/quality/drafts/runDrafts.ts';
import { startDraftRun } from '../../../functions/src/quality/drafts/startDraftRun.ts';
import { importTestCases } from '../../../functions/src/quality/evals/cases/importTestCases.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { testRowOf } from '../support/answering/testRowOf.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { readActivity } from '../support/readActivity.ts';

const QUESTION = 'What does shipping to Austria cost?';
const WRONG = { faqs: [{ question: QUESTION, answer: 'It costs 9.90 €.' }] };
const local = createLocalProvider();
const NOBODY = async () => undefined;

let org: TestTeam;
let orgId: string;
let chatbotId: string;

beforeEach(async () => {
  org = await makeTeam();
  ({ orgId } = org);
  chatbotId = await trainedChatbot(orgId, 'Shipping to Austria costs 7.90 €.\n');
  await importTestCases(membershipOf(org, 'owner'), chatbotId, [testRowOf(QUESTION, ['7.90 €'])]);
  for (const _ of [1, 2]) await callContract(setGate, { orgId, chatbotId, isOn: true }, org.users.admin.idToken);
});

const stored = async () => chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data());
const releaseOf = async (number: number) =>
  releaseSchema.parse((await admin.db.doc(paths.release(orgId, chatbotId, `${number}`)).get()).data());
const runPath = (runId: string) => paths.draftRun(orgId, chatbotId, runId);

async function save(changes: Partial<Settings>, pass?: GatePass, role: Role = 'member') {
  const present = await stored();
  const base = Object.fromEntries(Object.keys(changes).map((field) => [field, Reflect.get(present, field)]));
  return saveChatbotSettings(membershipOf(org, role), chatbotId, { changes, base }, pass);
}

/** A run of the cases with a draft that has come to its end. */
async function tested(changes: Partial<Settings>): Promise<GatePass> {
  const runId = await begun(changes);
  await runDrafts(local, { orgId, cursor: `${chatbotId}/${runId}`, now: new Date(), isOver: () => false }, NOBODY);
  return { kind: 'run', runId };
}

async function begun(changes: Partial<Settings>): Promise<string> {
  const runId = newId();
  await startDraftRun(membershipOf(org, 'member'), { chatbotId, runId, kind: 'gate', changes }, { enqueue: NOBODY });
  return runId;
}

describe('the gate', () => {
  it('holds back what moves answers until the cases that must pass do, also for who calls without the page', async () => {
    const { idToken } = org.users.member;
    const input = { orgId, chatbotId, changes: WRONG, base: { faqs: [] } };
    expect(await callContract(saveContract, input, idToken)).toEqual({ kind: 'held', why: 'untested' });
    const runId = newId();
    for (const _ of [1, 2])
      await callContract(contract, { orgId, chatbotId, runId, kind: 'gate', changes: WRONG }, idToken);
    const run = await untilDocument(runPath(runId), draftRunSchema, ({ status }) => status === 'done');
    expect(run.outcomes).toMatchObject({ passed: 0, failed: 1 });
    const gate = { kind: 'run' as const, runId };
    expect(await callContract(saveContract, { ...input, gate }, idToken)).toEqual({ kind: 'held', why: 'failed' });
    expect((await stored()).faqs).toEqual([]);
    // The wrong run opens nothing, nor does what moves no answer need one.
    const right = { systemInstructions: 'Be brief.' };
    expect(await save(right, gate)).toEqual({ kind: 'held', why: 'untested' });
    expect(await save({ footerText: 'Ours' })).toMatchObject({ kind: 'saved' });
    expect(await save({ status: 'inactive' })).toMatchObject({ kind: 'saved' });
    expect(await save({ status: 'active' })).toEqual({ kind: 'held', why: 'untested' });
    expect(await save({ status: 'active' }, await tested({}))).toMatchObject({ kind: 'saved' });
    const pass = await tested(right);
    for (const _ of [1, 2]) expect(await save(right, pass)).toMatchObject({ kind: 'saved' });
    expect((await releaseOf((await stored()).release)).gate).toEqual({ way: 'passed', reason: '' });
  });

  it('is overridden by owner and administrators alone, with a reason that the log and the release have', async () => {
    const pass = { kind: 'override' as const, reason: 'The price rises tomorrow.' };
    await expect(save(WRONG, pass)).rejects.toMatchObject({ code: 'permission-denied' });
    for (const _ of [1, 2]) expect(await save(WRONG, pass, 'admin')).toMatchObject({ kind: 'saved' });
    expect((await releaseOf((await stored()).release)).gate).toEqual({ way: 'overridden', reason: pass.reason });
    const log = await readActivity(orgId, ['kind', 'actorUid', 'to']);
    expect(log.filter(([kind]) => String(kind).startsWith('gate'))).toEqual([
      ['gate-switched-on', org.users.admin.uid, null],
      ['gate-overridden', org.users.admin.uid, pass.reason],
    ]);
  });

  it('lets the later of two saves wait for a run of both changes together', async () => {
    const [one, other] = [{ systemInstructions: 'Be brief.' }, { formality: 'informal' as const }];
    const [first, second] = [await tested(one), await tested(other)];
    const outcomes = await Promise.all([save(one, first), save(other, second)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['held', 'saved']);
    const late = outcomes[0].kind === 'held' ? one : other;
    expect(await save(late, await tested(late))).toMatchObject({ kind: 'saved' });
  });

  it('holds nobody up for ever with a run that does not end, but for one that was cancelled or is too old', async () => {
    const change = { systemInstructions: 'Be brief.' };
    const runId = await begun(change);
    const pass = { kind: 'run' as const, runId };
    expect(await save(change, pass)).toEqual({ kind: 'held', why: 'untested' });
    const cancelled = await begun(change);
    await endDraftRun({ orgId, chatbotId, runId: cancelled }, { status: 'cancelled' });
    const long = new Date(Date.now() - LIMITS.gateMs - 1000);
    await admin.db.doc(runPath(cancelled)).update({ startedAt: long });
    expect(await save(change, { kind: 'run', runId: cancelled })).toEqual({ kind: 'held', why: 'untested' });
    const old = await tested(change);
    if (old.kind === 'run')
      await admin.db.doc(runPath(old.runId)).update({ finishedAt: new Date(Date.now() - LIMITS.gateValidMs - 1000) });
    expect(await save(change, old)).toEqual({ kind: 'held', why: 'untested' });
    await admin.db.doc(runPath(runId)).update({ startedAt: long });
    expect(await save(change, pass)).toMatchObject({ kind: 'saved' });
    expect((await releaseOf((await stored()).release)).gate).toEqual({ way: 'untested', reason: '' });
    await runDrafts(local, { orgId, cursor: `${chatbotId}/${runId}`, now: new Date(), isOver: () => false }, NOBODY);
    const run = draftRunSchema.parse((await admin.db.doc(runPath(runId)).get()).data());
    expect(run).toMatchObject({ status: 'failed', error: 'answer-timeout' });
  });
});
