import type { ModelFault } from '@parlance/domain/documents/modelStatus';

/** A provider that answers, and cannot be used as it is configured. Its message is one sentence for the operator. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
  readonly fault: ModelFault;

  constructor(fault: ModelFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
