import { type ActionParameter, parameterSchema } from '@parlance/domain/documents/actions/action';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';

/** A parameter while it is being edited. */
export interface ParameterDraft {
  /** Its own as long as the form is open. */
  key: string;
  name: string;
  type: ActionParameter['type'];
  description: string;
  required: boolean;
  /** Separated by commas. */
  options: string;
  pattern: string;
  /** Fact about the verified customer that fills it (`customerFact`); empty: visitors say it. */
  filledBy: string;
}

/** An empty parameter, or a stored one to be edited. */
export function newParameterDraft(stored?: ActionParameter): ParameterDraft {
  return {
    key: newId(),
    name: stored?.name ?? '',
    type: stored?.type ?? 'string',
    description: stored?.description ?? '',
    required: stored?.required ?? true,
    options: stored?.options.join(', ') ?? '',
    pattern: stored?.pattern ?? '',
    filledBy: stored?.filledBy ?? '',
  };
}

/** As it is stored; options and patterns are those of texts that visitors say. Nothing is checked. */
export function toParameter({
  name,
  type,
  description,
  required,
  options,
  pattern,
  filledBy,
}: ParameterDraft): ActionParameter {
  const isText = type === 'string' && filledBy === '';
  return {
    name: name.trim(),
    type,
    description: description.trim(),
    required,
    options: isText
      ? options.split(',').flatMap((option) => {
          const trimmed = option.trim();
          return trimmed === '' ? [] : [trimmed];
        })
      : [],
    pattern: isText ? pattern.trim() : '',
    maxLength: LIMITS.argumentCharacters,
    filledBy,
  };
}

/** True iff a parameter by itself may be stored. */
export function isFine(parameter: ActionParameter): boolean {
  return parameterSchema.safeParse(parameter).success;
}
