interface Details {
  code?: string;
  param?: string;
  decline_code?: string;
  type?: 'invalid_request_error' | 'card_error' | 'idempotency_error';
}

/** A request that Stripe would refuse, with the body that it would send. */
export class StripeProblem extends Error {
  override readonly name = 'StripeProblem';
  readonly status: number;
  readonly body: { error: Details & { message: string; type: string } };

  constructor(status: number, message: string, { type = 'invalid_request_error', ...details }: Details = {}) {
    super(message);
    this.status = status;
    this.body = { error: { ...details, message, type } };
  }
}
