import * as z from 'zod/mini';

/** A colour as people may set it: six hex digits. Nothing else ever reaches a style sheet. */
export const colourSchema = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));
