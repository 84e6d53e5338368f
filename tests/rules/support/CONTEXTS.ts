import { visitorUid } from '@parlance/domain/identity';

/** Everybody who may stand before the rules. The word is also the person's uid, but for `UIDS`. */
export const CONTEXTS = [
  'owner',
  /** Signed in by a mailed link, as anybody may. */
  'admin',
  'member',
  'viewer',
  /** An active member whose token says that the address is not confirmed. */
  'unconfirmed',
  /** Was a member; the document is gone. */
  'removed',
  /** Invited, not active. */
  'pending',
  'otherOwner',
  /** Signed in anonymously. */
  'visitor',
  /** The visitor of the first organization's conversation, signed in with what `watchChat` gives; a person has taken over. */
  'watcher',
  /** The same account, which was given a confirmed address and a password and was made an owner: it stays a visitor's. */
  'promoted',
  /** A custom token of an owner's account that says that its address is confirmed, but not of a mailed link. */
  'minted',
  /** An owner's own sign-in with a visitor's claim. */
  'marked',
  /** An owner in a session that was ended by itself. */
  'ended',
  'nobody',
] as const;

export type Context = (typeof CONTEXTS)[number];

/** Contexts of people whom the rules treat as people, their address confirmed or not. */
export const PEOPLE: readonly Context[] = [
  'owner',
  'admin',
  'member',
  'viewer',
  'unconfirmed',
  'removed',
  'pending',
  'otherOwner',
];

const UIDS: Partial<Record<Context, string>> = { watcher: visitorUid('chat'), promoted: visitorUid('promoted') };

/** The uid of a context's account. */
export function uidOf(context: Context): string {
  return UIDS[context] ?? context;
}
