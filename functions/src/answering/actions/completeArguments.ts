import { type CheckedArguments, checkArguments } from '@parlance/domain/actions/checkArguments';
import { customerFact } from '@parlance/domain/contacts/customerFact';
import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import type { AnswerTask } from './AnswerTask.ts';
import { readContact } from './readContact.ts';

interface CompleteArguments extends CheckedArguments {
  /** The action needs a fact about a contact, and nobody vouches for the visitor. */
  needsContact: boolean;
  /** The contact has not a fact that the action needs. */
  lacksFact: boolean;
}

type Given = Readonly<Record<string, unknown>>;

/**
 * Checked values for a call: those that were given, and in the parameters that are filled the facts about the contact for whom the visitor
 * token speaks, whatever was given for them. One read where there is such a parameter, none else. In tests, which have no contact, they
 * are left out.
 */
export async function completeArguments(
  { question, actions }: Pick<AnswerTask, 'question' | 'actions'>,
  { parameters }: Pick<StoredAction, 'parameters'>,
  given: Given,
): Promise<CompleteArguments> {
  const filled = parameters.filter(({ filledBy }) => filledBy !== '');
  const asked = parameters.filter(({ filledBy }) => filledBy === '');
  if (filled.length === 0 || typeof actions === 'object') {
    return { ...checkArguments(asked, given), needsContact: false, lacksFact: false };
  }
  const facts = await factsOf(question, filled);
  const isNeeded = filled.some(({ required }) => required);
  if (facts === undefined) return { ...checkArguments(asked, given), needsContact: isNeeded, lacksFact: false };
  const { values, missing, refused } = checkArguments(parameters, { ...given, ...facts });
  const isAsked = (name: string): boolean => asked.some((parameter) => parameter.name === name);
  return {
    values,
    missing: missing.filter(isAsked),
    refused,
    needsContact: false,
    lacksFact: missing.some((name) => !isAsked(name)),
  };
}

/** Facts by the names of the parameters that they fill, null for one that is not there; undefined for a stranger. */
async function factsOf(
  question: AnswerTask['question'],
  filled: StoredAction['parameters'],
): Promise<Given | undefined> {
  const contact = await readContact(question);
  if (contact === undefined) return undefined;
  return Object.fromEntries(filled.map(({ name, filledBy }) => [name, customerFact(contact, filledBy) ?? null]));
}
