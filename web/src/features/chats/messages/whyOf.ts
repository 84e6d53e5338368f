import type { AnswerMessage } from '@parlance/domain/documents/chats/message';

type Known = Pick<AnswerMessage, 'verdict' | 'revised' | 'passages'> & { calls: readonly { status: CallState }[] };
type CallState = AnswerMessage['calls'][number]['status'];
type Why =
  | Exclude<AnswerMessage['verdict'], 'refused'>
  | 'revised'
  | 'refused-near'
  | 'refused-none'
  | `action-${CallState}`;

/**
 * Explanation of an answer, as one of some sentences. What is known of a revised one is about the former answer. A call of an action
 * explains most of an answer that was made with one.
 */
export function whyOf({ verdict, revised, passages, calls }: Known): Why {
  if (revised) return 'revised';
  const call = calls.at(-1);
  if (call !== undefined && (verdict !== 'refused' || call.status === 'failed')) return `action-${call.status}`;
  if (verdict !== 'refused') return verdict;
  return passages.length > 0 ? 'refused-near' : 'refused-none';
}
