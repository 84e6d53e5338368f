import { visitorErrorSchema } from '@parlance/domain/widget/visitorError';
import * as z from 'zod/mini';
import { CallError } from './failure.ts';

const replySchema = z.union([
  z.object({ error: z.object({ details: z.optional(z.unknown()) }) }),
  z.object({ message: z.unknown() }),
  z.object({ result: z.unknown() }),
]);

export type Reply = { message: unknown } | { result: unknown };

/** Reads one event of a stream or a whole plain reply. Throws the error that it may carry. */
export function readReply(text: string): Reply {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new CallError({ kind: 'malformed' });
  }
  const reply = replySchema.safeParse(json);
  if (!reply.success) throw new CallError({ kind: 'malformed' });
  if (!('error' in reply.data)) return reply.data;
  const details = visitorErrorSchema.safeParse(reply.data.error.details);
  throw new CallError(
    details.success ? { kind: 'server', ...details.data } : { kind: 'server', code: 'internal', correlationId: '' },
  );
}
