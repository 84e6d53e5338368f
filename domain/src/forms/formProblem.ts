import type { FormContent } from '../documents/forms/form.ts';
import { LIMITS } from '../limits.ts';
import { type FieldProblem, fieldProblem } from './fieldProblem.ts';

/** Faults that a form can have although each part of it is valid. `field` is the place of the field with the fault. */
export interface FormProblem {
  problem: FieldProblem | 'name-twice' | 'files';
  field: number;
}

/** The first thing that keeps a form from being shown: two fields of one name, more files than there may be, or a fault of a field. */
export function formProblem({ fields }: Pick<FormContent, 'fields'>): FormProblem | undefined {
  const names = fields.map(({ name }) => name);
  let files = 0;
  for (const [field, asked] of fields.entries()) {
    if (names.indexOf(asked.name) !== field) return { problem: 'name-twice', field };
    if (asked.type === 'file') files += 1;
    if (files > LIMITS.formFiles) return { problem: 'files', field };
    const problem = fieldProblem(asked);
    if (problem !== undefined) return { problem, field };
  }
  return undefined;
}
