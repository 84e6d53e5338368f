import * as z from 'zod/mini';
import { customerFactName } from '../../contacts/customerFact.ts';
import { lineField, optionalLineField, textField } from '../../fields.ts';
import { LIMITS } from '../../limits.ts';

export const ACTION_METHODS = ['GET', 'POST'] as const;

export const PARAMETER_TYPES = ['string', 'integer', 'number', 'boolean'] as const;

/** One value that a call needs: a small part of JSON Schema. */
export const parameterSchema = z.strictObject({
  /** As the address or the JSON names it. */
  name: z.string().check(z.regex(/^[a-z][A-Za-z0-9_]{0,39}$/)),
  type: z.enum(PARAMETER_TYPES),
  /** Description of the value, for the question to visitors and for the model. */
  description: lineField(LIMITS.parameterDescriptionCharacters),
  required: z.boolean(),
  /** The values that a text may have; none: any. */
  options: z.array(lineField(LIMITS.parameterOptionCharacters)).check(z.maxLength(LIMITS.parameterOptions)),
  /** Pattern that the whole of a text has to match (`isSimplePattern`); empty: anything. */
  pattern: optionalLineField(LIMITS.parameterPatternCharacters),
  /** Of a text. */
  maxLength: z.int().check(z.gte(1), z.lte(LIMITS.argumentCharacters)),
  /**
   * Fact about the verified contact that it is filled with (`customerFact`), such as `customer.subject`; empty: the visitor says it.
   * Neither a model nor a visitor can give a value that is filled.
   */
  filledBy: z._default(z.union([customerFactName, z.literal('')]), ''),
});

export type ActionParameter = z.infer<typeof parameterSchema>;

/** An action's name, once in a chatbot. */
export const ACTION_NAME = /^[a-z][a-z0-9_]{1,39}$/;

/** Fields of an action that people set. */
export const actionFieldsSchema = z.strictObject({
  /** As the model calls it, once in a chatbot. */
  name: z.string().check(z.regex(ACTION_NAME)),
  /** As visitors and the team read it. */
  title: lineField(LIMITS.actionTitleCharacters),
  /** Situations in which it helps, for the model. */
  description: textField(LIMITS.descriptionCharacters),
  method: z.enum(ACTION_METHODS),
  /** An HTTPS address; `{name}` stands for a parameter in a part of the path or in a value of the query. */
  url: lineField(LIMITS.urlCharacters),
  parameters: z.array(parameterSchema).check(z.maxLength(LIMITS.actionParameters)),
  /** True: a visitor has to agree to each call. */
  changesSomething: z.boolean(),
  isOn: z.boolean(),
});

export type ActionFields = z.infer<typeof actionFieldsSchema>;

/**
 * Reasons for a call's failure. `unknown`: it was sent, and its outcome is not known. `not-recorded`: a test, which sends nothing, has no
 * answer for these values.
 */
export const CALL_FAULTS = [
  'timeout',
  'unreachable',
  'address-not-allowed',
  'redirected',
  'status',
  'too-large',
  'unreadable',
  'paused',
  'limited',
  'changed',
  'unknown',
  'not-recorded',
] as const;

export type CallFault = (typeof CALL_FAULTS)[number];
