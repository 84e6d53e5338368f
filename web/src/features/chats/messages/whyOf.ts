import type { AnswerMessage } from '@parlance/domain/documents/chats/message';

type Known = Pick<AnswerMessage, 'verdict' | 'revised' | 'passages'>;
type Why = Exclude<AnswerMessage['verdict'], 'refused'> | 'revised' | 'refused-near' | 'refused-none';

/** Why an answer is as it is, as one of some sentences. What is known of a revised one is about the former answer. */
export function whyOf({ verdict, revised, passages }: Known): Why {
  if (revised) return 'revised';
  if (verdict !== 'refused') return verdict;
  return passages.length > 0 ? 'refused-near' : 'refused-none';
}
