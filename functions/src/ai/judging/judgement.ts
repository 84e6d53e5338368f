import * as z from 'zod';

/** Maximum length of a model's reason; the rest is cut. */
const WHY_CHARACTERS = 300;

export const judgementSchema = z.object({
  /** One for each expectation, in their order. */
  verdicts: z.array(z.object({ holds: z.boolean(), why: z.string() })),
});

/** For each expectation whether it holds, and why. */
export type Judgement = readonly { holds: boolean; why: string }[];

/** A model's reply as a judgement of as many expectations as there are; null where it is none. */
export function parseJudgement(reply: string, expected: readonly string[] | 'none'): Judgement | null {
  const json = reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1);
  const found = judgementSchema.safeParse(readJson(json)).data;
  if (found?.verdicts.length !== (expected === 'none' ? 1 : expected.length)) return null;
  return found.verdicts.map(({ holds, why }) => ({ holds, why: why.trim().slice(0, WHY_CHARACTERS).toWellFormed() }));
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
