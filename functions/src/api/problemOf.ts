import type { ErrorCode } from '@parlance/domain/errors';
import * as z from 'zod';

/** What an error of the API says: a problem of RFC 9457 (https://www.rfc-editor.org/rfc/rfc9457), with its code and where to find it in the log. */
export const problemSchema = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  correlationId: z.string().describe('What to name when asking for help.'),
});

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  429: 'Too Many Requests',
};

/** The problem that an HTTP status and an error code are. */
export function problemOf(status: number, code: ErrorCode, correlationId: string): z.infer<typeof problemSchema> {
  return { type: 'about:blank', title: TITLES[status] ?? 'Internal Server Error', status, code, correlationId };
}
