import { fold } from '@parlance/domain/text/fold';
import { smallTalkOf } from './smallTalk/smallTalkOf.ts';

/** True iff a whole message thanks, in English or German, and says no more than that but a goodbye. "Ok" alone is no thanks. */
export function isThanks(text: string): boolean {
  const kind = smallTalkOf(text);
  return (kind === 'thanks' || kind === 'goodbye') && /thank|thx|\bty\b|dank|merci/.test(fold(text));
}
