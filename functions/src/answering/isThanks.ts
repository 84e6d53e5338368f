import { fold } from '@parlance/domain/text/fold';
import { smallTalkOf } from './smallTalk/smallTalkOf.ts';
import { anyOf } from '../kernel/vocabulary/anyOf.ts';

const THANKED = new RegExp(anyOf(({ smallTalk }) => smallTalk.thanked));

/** True iff a whole message thanks and says no more than that but a goodbye. "Ok" alone is no thanks. */
export function isThanks(text: string): boolean {
  const kind = smallTalkOf(text);
  return (kind === 'thanks' || kind === 'goodbye') && THANKED.test(fold(text));
}
