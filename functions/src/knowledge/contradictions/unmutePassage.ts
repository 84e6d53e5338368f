import type { MutedPassage } from '@parlance/domain/documents/knowledge/contradiction';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { changeMuted } from './changeMuted.ts';
import { release } from './decide.ts';

/** Lets answers use a muted passage again. One that is not muted stays as it is. Throws `not-found` where its source is gone. */
export async function unmutePassage(who: Membership, passage: MutedPassage, now = new Date()): Promise<void> {
  await changeMuted(who, passage, release, now);
}
