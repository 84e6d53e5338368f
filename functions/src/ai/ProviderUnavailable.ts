/** The AI service does not answer, or has no quota left for now. That says nothing of what it was asked. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('The AI service is not answering.', { cause });
    this.name = 'ProviderUnavailable';
  }
}
