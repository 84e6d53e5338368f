import type { MutedPassage } from '@parlance/domain/documents/knowledge/contradiction';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { changeMuted } from './changeMuted.ts';
import { mute } from './decide.ts';

/**
 * Has answers do without a passage, and settles what is open about it. One that is muted stays as it is. Throws `not-found` where its source
 * is gone, and `muted-limit-reached` { max }.
 */
export async function mutePassage(who: Membership, passage: MutedPassage, now = new Date()): Promise<void> {
  await changeMuted(who, passage, mute, now);
}
