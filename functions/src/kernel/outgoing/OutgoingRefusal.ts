import type { PageReason } from '@parlance/domain/documents/knowledge/page';

/** Reason for which a request was not made, not followed or not read to its end. */
export class OutgoingRefusal extends Error {
  override readonly name = 'OutgoingRefusal';
  readonly reason: PageReason;

  constructor(reason: PageReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
