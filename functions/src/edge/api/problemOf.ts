import { AppError, type ErrorCode, type ErrorDetails } from '@parlance/domain/errors';
import * as z from 'zod';

/** Error of the API: a problem of RFC 9457 (https://www.rfc-editor.org/rfc/rfc9457), with its code and the id to find it in the log. */
export const problemSchema = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()).describe('For people, where there is more to say.'),
  code: z.string(),
  figures: z.optional(z.record(z.string(), z.number())).describe('Figures of the refusal, such as a limit: `max`.'),
  correlationId: z.string().describe('What to name when asking for help.'),
});

export type Problem = z.infer<typeof problemSchema>;

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

const STATUS: Partial<Record<ErrorCode, number>> = {
  'invalid-input': 400,
  'url-invalid': 400,
  'address-not-allowed': 400,
  'file-empty': 400,
  'file-type-invalid': 400,
  'period-reversed': 400,
  'period-too-long': 400,
  unauthenticated: 401,
  'message-limit-reached': 402,
  'trial-expired': 402,
  'training-limit-reached': 402,
  'test-limit-reached': 402,
  'plan-inactive': 402,
  'permission-denied': 403,
  'not-found': 404,
  'chatbot-inactive': 409,
  'chatbot-untrained': 409,
  'chat-taken-over': 409,
  'request-running': 409,
  'test-case-limit-reached': 409,
  'test-cases-missing': 409,
  'test-run-active': 409,
  'file-too-large': 413,
  'request-differs': 422,
  'rate-limited': 429,
  'answer-failed': 503,
  'answer-timeout': 503,
  cancelled: 503,
  unavailable: 503,
};

/** The HTTP status of an error code. */
export function statusOf(code: ErrorCode): number {
  return STATUS[code] ?? 500;
}

interface ProblemParts {
  /** HTTP status where it is another one than the code's. */
  status?: number;
  detail?: string | undefined;
  correlationId: string;
}

/** The problem that an error is. */
export function problemOf(
  { code, details }: { code: ErrorCode; details?: ErrorDetails },
  { status = statusOf(code), detail, correlationId }: ProblemParts,
): Problem {
  const title = TITLES[status] ?? 'Internal Server Error';
  return {
    type: 'about:blank',
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    code,
    ...(details === undefined || Object.keys(details).length === 0 ? {} : { figures: details }),
    correlationId,
  };
}

/** Converts a thrown value to an error with a code: `invalid-input` for a schema's refusal, `internal` with its cause for the unexpected. */
export function toApiError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return error instanceof z.ZodError && error.issues.length > 0
    ? new AppError('invalid-input', {}, { cause: error })
    : new AppError('internal', {}, { cause: error });
}
