/** A stretch of work that a schedule began: work that is not done when it is over goes on in the next one. */
export interface Slice {
  /** The moment for which the schedule was due. */
  now: Date;
  /** Path of the document after which to go on; undefined at the beginning. */
  cursor?: string | undefined;
  /** The one organization that it is about. */
  orgId?: string | undefined;
  /** Some organizations that it is about, none of which it has begun. Without these two it is about all. */
  orgIds?: readonly string[] | undefined;
  /** True where its task was delivered before and came to no end. */
  isRepeated?: boolean | undefined;
  /** True once the time that one stretch may take has passed. */
  isOver: () => boolean;
}

/** Result of a job's slice: where the next one goes on; undefined when all is done. */
export type Rest = Pick<Slice, 'cursor'> | undefined;

/** The organizations of a slice, and where it goes on with the one. */
export type SliceOrgs = Pick<Slice, 'orgId' | 'orgIds' | 'cursor'>;

/** A slice that begins at the beginning and lasts as long as it takes. */
export function wholeRun(now = new Date()): Slice {
  return { now, isOver: () => false };
}
