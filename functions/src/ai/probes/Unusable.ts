/** A provider that answers, and cannot be used as it is configured. Its message is one sentence for the operator. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}
