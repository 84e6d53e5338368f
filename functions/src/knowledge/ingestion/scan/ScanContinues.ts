/** A task has read as many pages of a scan as one may: the next one goes on behind them. */
export class ScanContinues extends Error {
  override readonly name = 'ScanContinues';
  /** Pages that are read so far. */
  readonly read: number;

  constructor(read: number) {
    super(`${read} pages are read`);
    this.read = read;
  }
}
