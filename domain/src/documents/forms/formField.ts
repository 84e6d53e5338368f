import * as z from 'zod/mini';
import { optionalLineField } from '../../fields.ts';
import { LIMITS } from '../../limits.ts';
import { settingText } from '../settingText.ts';

/** `long-text` has several lines, `consent` is a box that has to be ticked where it is required, `file` is the id of an attachment. */
export const FIELD_TYPES = [
  'text',
  'long-text',
  'email',
  'phone',
  'number',
  'date',
  'choice',
  'consent',
  'file',
] as const;

/** Name of a field in webhooks, exports and placeholders, once in its form. */
export const FIELD_NAME = /^[a-z][a-z0-9_]{0,39}$/;

/** A text that people read, in their language where it has the marks of languages: `[de] Name [en] Name` (`textFor`). */
function shownText(maxCharacters: number) {
  return settingText(maxCharacters).check(z.refine((text) => text !== ''));
}

/** Bound of a number, or of a date in days from today. */
const bound = z.nullable(z.number().check(z.gte(-1e12), z.lte(1e12)));

/** Fields of one question with the kind of its answer. Faults that a valid one can have: `fieldProblem`. */
export function formFieldOf(object: typeof z.strictObject) {
  const option = object({
    value: z.string().check(z.regex(FIELD_NAME)),
    label: shownText(LIMITS.fieldOptionCharacters),
  });
  return object({
    name: z.string().check(z.regex(FIELD_NAME)),
    type: z.enum(FIELD_TYPES),
    label: shownText(LIMITS.fieldLabelCharacters),
    /** Explanation below it; may be empty. */
    hint: settingText(LIMITS.fieldHintCharacters),
    isRequired: z.boolean(),
    /** Answers of a choice. */
    options: z.array(option).check(z.maxLength(LIMITS.fieldOptions)),
    /** Pattern that the whole of a text of one line has to match (`isSimplePattern`); empty: anything. */
    pattern: optionalLineField(LIMITS.fieldPatternCharacters),
    min: bound,
    max: bound,
  });
}

export const formFieldSchema = formFieldOf(z.strictObject);

export type FormField = z.infer<typeof formFieldSchema>;
