import { actionSourceId } from '@parlance/domain/actions/actionSourceId';
import type { Arguments } from '@parlance/domain/actions/checkArguments';
import type { ActionCall, NamedValue, PendingCall } from '@parlance/domain/documents/actions/actionCall';
import { LIMITS } from '@parlance/domain/limits';
import { type CallOutcome, notSent } from './calling/sendCall.ts';
import type { RankedPassage } from '../retrieval/rankPassages.ts';
import type { OpenAction } from './Choice.ts';

/** Checked values as they are stored. */
export function namedValues(values: Arguments): NamedValue[] {
  return Object.entries(values).map(([parameter, value]) => ({ parameter, value: String(value) }));
}

/** A call as it stands with its answer. @param outcome Undefined where nothing was sent. */
export function callRecord(
  { actionId, title }: Pick<OpenAction, 'actionId' | 'title'>,
  values: readonly NamedValue[],
  status: ActionCall['status'],
  outcome?: CallOutcome,
): ActionCall {
  const { fault, httpStatus, ms, bytes, result } = outcome ?? { ...notSent('unknown'), fault: null };
  const excerpt = result.slice(0, LIMITS.actionExcerptCharacters).toWellFormed();
  return { actionId, title, arguments: [...values], status, fault, httpStatus, ms, bytes, excerpt };
}

/** Request to a visitor before a call. */
export function newPending(
  kind: PendingCall['kind'],
  { actionId, updatedAt }: OpenAction,
  values: Arguments,
  { text, askedAt }: { text: string; askedAt: Date },
): PendingCall {
  const expiresAt = new Date(askedAt.getTime() + LIMITS.actionConsentMs);
  return { kind, actionId, version: updatedAt, arguments: namedValues(values), question: text, expiresAt };
}

/** Result of an action, as a passage that the answer to the visitor rests on and cites. */
export function resultPassage({ actionId, title }: OpenAction, result: string): RankedPassage {
  return {
    chunkId: actionSourceId(actionId),
    sourceId: actionSourceId(actionId),
    sourceName: title,
    heading: '',
    page: null,
    place: null,
    url: null,
    question: null,
    isFaq: false,
    hasRareWord: false,
    isResult: true,
    text: result,
    similarity: 1,
    score: 1,
  };
}
