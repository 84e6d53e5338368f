import * as z from 'zod/mini';

/** A text of any lines, possibly empty: trimmed, in Unicode's composed form, without halves of characters. */
export function settingText(maxCharacters: number): z.ZodMiniType<string> {
  return z.string().check(
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(maxCharacters),
    z.refine((value) => value.isWellFormed()),
  );
}

/** Texts, of which empty ones are left out. */
export function settingTexts(most: number, maxCharacters: number): z.ZodMiniType<string[]> {
  return z.array(settingText(maxCharacters)).check(
    z.overwrite((all) => all.filter((one) => one !== '')),
    z.maxLength(most),
  );
}
