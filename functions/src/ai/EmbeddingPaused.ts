import { DAY_MS } from '@parlance/domain/durations';

/** No more is embedded on this day (UTC): what was to be embedded waits for the next one. */
export class EmbeddingPaused extends Error {
  override readonly name = 'EmbeddingPaused';
  /** The beginning of the next day. */
  readonly until: Date;

  constructor(now: Date) {
    super('No more is embedded on this day.');
    this.until = new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
  }
}
