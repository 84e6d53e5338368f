/** A stretch of work that a schedule began: work that is not done when it is over goes on in the next one. */
export interface Slice {
  /** The moment for which the schedule was due. */
  now: Date;
  /** Path of the document after which to go on; undefined at the beginning. */
  cursor?: string | undefined;
  /** The one organization that it is about; undefined for all. */
  orgId?: string | undefined;
  /** True once the time that one stretch may take has passed. */
  isOver: () => boolean;
}

/** Result of a job's slice: where the next one goes on; undefined when all is done. */
export type Rest = Pick<Slice, 'cursor'> | undefined;

/** A slice that begins at the beginning and lasts as long as it takes. */
export function wholeRun(now = new Date()): Slice {
  return { now, isOver: () => false };
}
