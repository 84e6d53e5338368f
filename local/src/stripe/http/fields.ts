import * as z from 'zod';

/*
 * Parameters as forms carry them: everything is text, and an empty one takes a value away.
 */

const whole = z.string().regex(/^-?\d+$/);

export const numberField = whole.transform(Number);
export const flagField = z.enum(['true', 'false']).transform((value) => value === 'true');
export const textField = z.string().max(5000);
/** Null where it is taken away. */
export const clearableText = textField.transform((value) => (value === '' ? null : value));
export const clearableNumber = z.union([z.literal('').transform(() => null), numberField]);
export const metadataField = z.union([z.literal('').transform(() => ({})), z.record(z.string(), textField)]);
export const expandField = z.array(z.string()).default([]);

export const addressField = z.strictObject({
  city: clearableText.default(null),
  country: clearableText.default(null),
  line1: clearableText.default(null),
  line2: clearableText.default(null),
  postal_code: clearableText.default(null),
  state: clearableText.default(null),
});
