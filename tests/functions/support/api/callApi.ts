import * as z from 'zod';
import { suiteUrls } from '../../../support/suiteUrls.ts';

const answerSchema = z.object({
  data: z.array(z.looseObject({ id: z.string() })).optional(),
  nextCursor: z.string().nullable().optional(),
  code: z.string().optional(),
  correlationId: z.string().optional(),
});

/** One request to the API, as anybody sends it. `target` is what follows /api/v1. */
export async function callApi(
  target: string,
  key?: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
) {
  const response = await fetch(`${suiteUrls.functions}/web/api/v1${target}`, {
    ...init,
    headers: {
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      Origin: 'https://evil.example',
      ...init.headers,
    },
  });
  const text = await response.text();
  return { ...answerSchema.parse(JSON.parse(text)), status: response.status, headers: response.headers, text };
}
