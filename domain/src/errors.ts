/** Every expected failure. The web app, the widget and the mails each map a code to a translated text in one table. */
export const ERROR_CODES = [
  'unauthenticated',
  'email-not-confirmed',
  'permission-denied',
  'not-found',
  'invalid-input',
  'password-common',
  'token-invalid',
  'token-other-account',
  'recent-sign-in-required',
  'seat-limit-reached',
  'already-member',
  'already-invited',
  'member-role-forbidden',
  'member-remove-forbidden',
  'owner-must-transfer',
  'access-key-limit-reached',
  'request-running',
  'request-differs',
  'webhook-limit-reached',
  'note-limit-reached',
  'reply-limit-reached',
  'export-running',
  'tag-limit-reached',
  'view-limit-reached',
  'canned-reply-limit-reached',
  'canned-reply-changed',
  'shortcut-taken',
  'period-reversed',
  'period-too-long',
  'period-in-future',
  'topic-changed',
  'muted-limit-reached',
  'test-case-limit-reached',
  'test-cases-missing',
  'test-limit-reached',
  'test-run-active',
  'confirmation-mismatch',
  'rate-limited',
  'proof-required',
  'message-limit-reached',
  'playground-limit-reached',
  'chatbot-limit-reached',
  'trial-expired',
  'plan-inactive',
  'plan-exists',
  'plan-missing',
  'plan-chatbots',
  'plan-seats',
  'plan-training',
  'plan-messages',
  'offer-used',
  'tax-id-invalid',
  'billing-unavailable',
  'file-too-large',
  'file-empty',
  'file-type-invalid',
  'file-encrypted',
  'file-corrupt',
  'file-no-text',
  'text-garbled',
  'legacy-office',
  'file-missing',
  'file-too-complex',
  'file-timeout',
  'ingestion-failed',
  'training-limit-reached',
  'site-trials-full',
  'url-invalid',
  'address-not-allowed',
  'site-unreachable',
  'robots-disallowed',
  'site-no-pages',
  'chatbot-inactive',
  'chatbot-untrained',
  'chat-taken-over',
  'chat-not-taken-over',
  'handover-closed',
  'image-invalid',
  'image-too-large',
  'visitor-token-invalid',
  'visitor-token-expired',
  'answer-failed',
  'answer-timeout',
  'cancelled',
  'unavailable',
  'write-pending',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Figures that a translated text may need, such as `{ current: 2, max: 2 }`. Never free text. */
export type ErrorDetails = Readonly<Record<string, number>>;

/** An expected failure with a code that people get a text for. Anything else that is thrown is a defect. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.details = details;
  }
}
