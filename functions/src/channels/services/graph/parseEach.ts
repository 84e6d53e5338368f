import type { ZodType } from 'zod';

/** Entries of a list that have the shape; others are left out, so that one of a kind that is not known costs no other. */
export function parseEach<T>(schema: ZodType<T>, list: readonly unknown[] = []): T[] {
  return list.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}
