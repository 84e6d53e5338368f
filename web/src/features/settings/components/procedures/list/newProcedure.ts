import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import { newId } from '@parlance/domain/ids';

/** A procedure without steps, which is off. */
export function newProcedure(name: string): Procedure {
  return { id: newId(), name, title: name, when: '', examples: [], words: '', isOn: false, steps: [] };
}
