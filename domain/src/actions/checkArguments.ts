import type { ActionParameter } from '../documents/actions/action.ts';
import { LANGUAGE_WORDS } from '../text/LANGUAGE_WORDS.ts';
import { UNSEEN } from '../text/UNSEEN.ts';

/** Values by the names of their parameters. */
export type Arguments = Readonly<Record<string, string | number | boolean>>;

export interface CheckedArguments {
  /** Those that may be sent. */
  values: Arguments;
  /** Names of required parameters without a value that may be sent. */
  missing: string[];
  /** Names of parameters whose value was refused. */
  refused: string[];
}

const WORDS = Object.values(LANGUAGE_WORDS);
const YES = new Set(['true', '1', ...WORDS.map(({ yes }) => yes)]);
const NO = new Set(['false', '0', ...WORDS.map(({ no }) => no)]);

/**
 * One value as its parameter wants it: numbers and yes or no from words, options in their own spelling. Undefined where it may not be
 * sent. Nothing is cut.
 */
export function checkArgument(parameter: ActionParameter, raw: unknown): string | number | boolean | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean') return undefined;
  const text = String(raw).trim().normalize('NFC');
  if (text === '' || text.length > parameter.maxLength || UNSEEN.test(text)) return undefined;
  switch (parameter.type) {
    case 'boolean':
      return YES.has(text.toLowerCase()) ? true : NO.has(text.toLowerCase()) ? false : undefined;
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
    case 'number':
      return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(text) ? Number(text) : undefined;
    case 'string': {
      const { options, pattern } = parameter;
      if (options.length > 0) return options.find((option) => option.toLowerCase() === text.toLowerCase());
      return pattern === '' || new RegExp(`^(?:${pattern})$`, 'u').test(text) ? text : undefined;
    }
  }
}

/** Values that a model, a visitor or a member gave for an action, as far as they may be sent. Those without a parameter are left out. */
export function checkArguments(
  parameters: readonly ActionParameter[],
  given: Readonly<Record<string, unknown>>,
): CheckedArguments {
  const checked = parameters.map((parameter) => {
    const raw = Object.hasOwn(given, parameter.name) ? given[parameter.name] : undefined;
    return {
      parameter,
      isGiven: raw !== undefined && raw !== null && raw !== '',
      value: checkArgument(parameter, raw),
    };
  });
  return {
    values: Object.fromEntries(
      checked.flatMap(({ parameter, value }) => (value === undefined ? [] : [[parameter.name, value]])),
    ),
    missing: checked.flatMap(({ parameter, value }) =>
      parameter.required && value === undefined ? parameter.name : [],
    ),
    refused: checked.flatMap(({ parameter, isGiven, value }) => (isGiven && value === undefined ? parameter.name : [])),
  };
}
