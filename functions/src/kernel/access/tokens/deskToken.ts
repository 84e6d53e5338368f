import type { DeskKind } from '@parlance/domain/desk/DESK_KINDS';
import { LIMITS } from '@parlance/domain/limits';
import { createPageToken, nonceOfPageToken } from './pageToken.ts';

/** The page whose form a token is for. */
export interface DeskSubject {
  chatbotId: string;
  kind: DeskKind;
}

function pageOf({ chatbotId, kind }: DeskSubject): string[] {
  return ['parlance-desk', chatbotId, kind];
}

/** A token for one form of a page of the desk, good for `LIMITS.deskFormMs`. */
export function createDeskToken(subject: DeskSubject, now = Date.now()): string {
  return createPageToken(pageOf(subject), now + LIMITS.deskFormMs);
}

/** The nonce of a form that this page was sent with; undefined for another page's, a forged one, and one whose time is over. */
export function nonceOfDeskToken(subject: DeskSubject, token: string, now = Date.now()): string | undefined {
  return nonceOfPageToken(pageOf(subject), token, now);
}
