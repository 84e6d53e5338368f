import * as z from 'zod/mini';
import { customerFactName } from '../../contacts/customerFact.ts';
import { lineField } from '../../fields.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { settingText, settingTexts } from '../settingText.ts';
import { FIELD_NAME, formFieldOf } from '../forms/formField.ts';

/**
 * Comparisons of a condition. `older` and `within` compare the days since a date: more than, and at most, so many. One on a value that is
 * missing is false but `missing`.
 */
export const COMPARISONS = ['equal', 'not-equal', 'below', 'above', 'older', 'within', 'present', 'missing'] as const;

/** Name of a step, once in its procedure. */
const stepId = z.string().check(z.regex(FIELD_NAME));

/** Name of a value: of a field, of a result, or of a fact about the contact (`customerFact`). */
const valueName = z.union([stepId, customerFactName]);

/** A text for visitors, by language as `textFor` reads it; `{name}` stands for a value. */
function said() {
  return settingText(LIMITS.procedureTextCharacters).check(z.refine((text) => text !== ''));
}

/** Fields of a procedure: steps that a chatbot goes through with a visitor, in this order alone. The first one of `steps` begins. */
export function procedureOf(object: typeof z.strictObject) {
  const condition = object({
    value: valueName,
    is: z.enum(COMPARISONS),
    /** Text, number or number of days; empty for `present` and `missing`. */
    than: settingText(LIMITS.fieldTextCharacters),
  });
  const argument = object({
    /** Name of a parameter of the action that the visitor gives. */
    parameter: z.string().check(z.maxLength(40)),
    /** Name of the value to send; empty where `text` is sent. */
    value: z.union([valueName, z.literal('')]),
    text: settingText(LIMITS.argumentCharacters),
  });
  const result = object({
    name: stepId,
    /** Line of the action's result, as the path in words before its colon: `order › status`. */
    line: lineField(LIMITS.fieldLabelCharacters),
  });
  const step = z.discriminatedUnion('kind', [
    /** Asks for a value until it is valid. */
    object({ id: stepId, kind: z.literal('ask'), field: formFieldOf(object), next: stepId }),
    /** Goes one of two ways: all conditions hold, or not. */
    object({
      id: stepId,
      kind: z.literal('check'),
      conditions: z.array(condition).check(z.minLength(1), z.maxLength(LIMITS.procedureConditions)),
      next: stepId,
      otherwise: stepId,
    }),
    /** Says what the sources have to a question. */
    object({ id: stepId, kind: z.literal('look-up'), question: said(), next: stepId, otherwise: stepId }),
    /** Calls an action. */
    object({
      id: stepId,
      kind: z.literal('call'),
      /** Empty until the owner has chosen one. */
      actionId: z.union([idSchema, z.literal('')]),
      arguments: z.array(argument).check(z.maxLength(LIMITS.actionParameters)),
      results: z.array(result).check(z.maxLength(LIMITS.procedureResults)),
      next: stepId,
      /** Next step where the call fails. */
      otherwise: stepId,
    }),
    /** Shows all values and waits for a yes. */
    object({ id: stepId, kind: z.literal('confirm'), text: said(), next: stepId, otherwise: stepId }),
    object({ id: stepId, kind: z.literal('say'), text: said(), next: stepId }),
    object({ id: stepId, kind: z.literal('hand-over'), text: said() }),
    object({ id: stepId, kind: z.literal('end'), text: said() }),
  ]);
  return object({
    id: idSchema,
    /** As the team calls it. */
    name: lineField(LIMITS.nameCharacters),
    /** As visitors read it, by language. */
    title: said(),
    /** Situation in which it begins, for the model that chooses. */
    when: settingText(LIMITS.descriptionCharacters),
    /** Messages of visitors with which it begins. */
    examples: settingTexts(LIMITS.procedureExamples, LIMITS.fieldTextCharacters),
    /** The owner's description in words that the steps were made of; may be empty. */
    words: settingText(LIMITS.procedureWordsCharacters),
    isOn: z.boolean(),
    steps: z.array(step).check(z.maxLength(LIMITS.procedureSteps)),
  });
}

export type Procedure = z.infer<ReturnType<typeof procedureOf>>;
export type Step = Procedure['steps'][number];
export type StepKind = Step['kind'];
export type Condition = Extract<Step, { kind: 'check' }>['conditions'][number];
