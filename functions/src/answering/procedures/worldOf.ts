import { customerFact } from '@parlance/domain/contacts/customerFact';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import type { World } from '@parlance/domain/procedures/run/advance';
import { calendarDay } from '@parlance/domain/time/calendarDay';
import { readContact } from '../actions/readContact.ts';
import type { Question } from '../question/question.ts';

function usesFacts({ steps }: Pick<Procedure, 'steps'>): boolean {
  return steps.some(
    (step) =>
      (step.kind === 'check' && step.conditions.some(({ value }) => value.includes('.'))) ||
      (step.kind === 'call' && step.arguments.some(({ value }) => value.includes('.'))),
  );
}

/** What a procedure's conditions are compared with: today by the organization's calendar, and the verified contact, read where it is used. */
export async function worldOf(
  question: Pick<Question, 'widget' | 'visitor' | 'askedAt'>,
  procedure: Pick<Procedure, 'steps'>,
): Promise<World> {
  const contact = usesFacts(procedure) ? await readContact(question) : undefined;
  return {
    today: calendarDay(question.askedAt, question.widget.timezone),
    factOf: (name) => (contact === undefined ? undefined : customerFact(contact, name)),
  };
}
