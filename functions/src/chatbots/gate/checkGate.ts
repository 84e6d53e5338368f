import type { GatePass } from '@parlance/domain/contracts/chatbots';
import { ANSWERING_FIELDS } from '@parlance/domain/documents/chatbots/ANSWERING_FIELDS';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Settings } from '@parlance/domain/documents/chatbots/settings';
import type { DraftRun } from '@parlance/domain/documents/drafts/draftRun';
import type { GateNote } from '@parlance/domain/documents/releases/gateNote';
import { LIMITS } from '@parlance/domain/limits';
import type { Transaction } from 'firebase-admin/firestore';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { gateKey } from '../gateKey.ts';

/** Open, with what the release says of it, or held back: not tested yet, or with a case that fails. */
export type GateAnswer = { kind: 'open'; note: GateNote | null } | { kind: 'held'; why: 'untested' | 'failed' };

interface Passing {
  chatbotId: string;
  stored: Chatbot;
  /** The fields that would change, and no other ones. */
  changes: Partial<Settings>;
  pass: GatePass | undefined;
  now: Date;
}

const OPEN: GateAnswer = { kind: 'open', note: null };
const UNTESTED: GateAnswer = { kind: 'held', why: 'untested' };

/**
 * Checks whether a change of settings may be saved, in the transaction that saves it and has written nothing yet: without a
 * gate, without a case that must pass, if the change affects no answer, with a run of exactly this change, or with an override.
 * Throws `permission-denied` for an override by anyone but owner and administrators.
 */
export async function checkGate(transaction: Transaction, who: Membership, passing: Passing): Promise<GateAnswer> {
  const { chatbotId, stored, changes, pass, now } = passing;
  if (!stored.isGated || !isHeldBack(changes)) return OPEN;
  const { orgId } = who;
  const found = await transaction.get(refs.testCases(orgId, chatbotId).where('mustPass', '==', true));
  if (found.empty) return OPEN;
  if (pass === undefined) return UNTESTED;
  if (pass.kind === 'override') {
    await recheckMember(transaction, who, 'gate.manage');
    return { kind: 'open', note: { way: 'overridden', reason: pass.reason } };
  }
  const run = (await transaction.get(refs.draftRun(orgId, chatbotId, pass.runId))).data();
  const cases = found.docs.map((one) => ({ id: one.id, version: one.data().version }));
  if (run?.kind !== 'gate' || run.key !== gateKey({ ...stored, ...changes }, cases)) return UNTESTED;
  return judgeRun(run, now);
}

function isHeldBack(changes: Partial<Settings>): boolean {
  return changes.status === 'active' || ANSWERING_FIELDS.some((field) => field in changes);
}

/** A run that cannot come to its end holds nobody up for ever. One that was cancelled, or had no answers left for it, says nothing. */
function judgeRun({ status, startedAt, finishedAt, outcomes, error, items }: DraftRun, now: Date): GateAnswer {
  const untested: GateAnswer = { kind: 'open', note: { way: 'untested', reason: '' } };
  if (now.getTime() - (finishedAt ?? now).getTime() > LIMITS.gateValidMs) return UNTESTED;
  if (status === 'done') {
    if (outcomes.failed > 0) return { kind: 'held', why: 'failed' };
    return outcomes.passed === items.length ? { kind: 'open', note: { way: 'passed', reason: '' } } : UNTESTED;
  }
  if (outcomes.failed > 0) return { kind: 'held', why: 'failed' };
  if (status === 'failed') return error === 'test-limit-reached' ? UNTESTED : untested;
  const isOver = now.getTime() - startedAt.getTime() > LIMITS.gateMs;
  return status !== 'cancelled' && isOver ? untested : UNTESTED;
}
