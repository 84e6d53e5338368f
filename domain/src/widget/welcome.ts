import * as z from 'zod/mini';

/** A run of welcome text in one style. The only thing that HTML of the business becomes; `href` is http(s), mailto or tel. */
export const welcomeRunSchema = z.object({
  text: z.string(),
  isBold: z.boolean(),
  isItalic: z.boolean(),
  isUnderlined: z.boolean(),
  isCode: z.boolean(),
  href: z.nullable(z.string()),
});

export type WelcomeRun = z.infer<typeof welcomeRunSchema>;
