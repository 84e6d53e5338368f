/** A Google API refused a request. The message is Google's own, for the operator's eyes. */
export class CloudError extends Error {
  override readonly name = 'CloudError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
