import type { ErrorCode } from '@parlance/domain/errors';
import type { MessageId } from '#web/i18n/messageId.ts';

interface ErrorText {
  id: MessageId;
}

/** The text that people get for each code. `ErrorText` is react-intl's descriptor with a checked id. */
export const errorMessages = {
  unauthenticated: { id: 'error.unauthenticated' },
  'email-not-confirmed': { id: 'error.email-not-confirmed' },
  'permission-denied': { id: 'error.permission-denied' },
  'not-found': { id: 'error.not-found' },
  'invalid-input': { id: 'error.invalid-input' },
  'rate-limited': { id: 'error.rate-limited' },
  'message-limit-reached': { id: 'error.message-limit-reached' },
  'chatbot-limit-reached': { id: 'error.chatbot-limit-reached' },
  'trial-expired': { id: 'error.trial-expired' },
  'file-too-large': { id: 'error.file-too-large' },
  'file-empty': { id: 'error.file-empty' },
  'file-type-invalid': { id: 'error.file-type-invalid' },
  'file-encrypted': { id: 'error.file-encrypted' },
  'file-corrupt': { id: 'error.file-corrupt' },
  'file-no-text': { id: 'error.file-no-text' },
  'file-missing': { id: 'error.file-missing' },
  'file-too-complex': { id: 'error.file-too-complex' },
  'ingestion-failed': { id: 'error.ingestion-failed' },
  'chatbot-inactive': { id: 'error.chatbot-inactive' },
  'chatbot-untrained': { id: 'error.chatbot-untrained' },
  'origin-not-allowed': { id: 'error.origin-not-allowed' },
  'visitor-token-invalid': { id: 'error.visitor-token-invalid' },
  'visitor-token-expired': { id: 'error.visitor-token-expired' },
  'answer-failed': { id: 'error.answer-failed' },
  'answer-timeout': { id: 'error.answer-timeout' },
  'message-in-progress': { id: 'error.message-in-progress' },
  cancelled: { id: 'error.cancelled' },
  unavailable: { id: 'error.unavailable' },
  internal: { id: 'error.internal' },
} satisfies Record<ErrorCode, ErrorText>;
