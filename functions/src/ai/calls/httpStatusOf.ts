import { GenkitError } from 'genkit';
import * as z from 'zod';

const detailSchema = z.object({ error: z.object({ code: z.int() }) });
/** Cause of an error from the client that counts tokens, with the HTTP status. */
const causeSchema = z.object({ code: z.int() });
/** Error of OpenAI's client, which its embedder throws as it is. */
const statusSchema = z.object({ status: z.int() });

/** The HTTP status behind a provider's failure; undefined where there was none. Genkit's own status knows five of them and calls the rest UNKNOWN. */
export function httpStatusOf(error: unknown): number | undefined {
  if (!(error instanceof GenkitError)) {
    const { data } = statusSchema.safeParse(error);
    return data?.status ?? causeSchema.safeParse(error instanceof Error ? error.cause : undefined).data?.code;
  }
  const detail = detailSchema.safeParse(error.detail);
  if (detail.success) return detail.data.error.code;
  const [, written] = /(?:^|\[)(\d{3})\b/.exec(error.originalMessage) ?? [];
  return written === undefined ? undefined : Number(written);
}
