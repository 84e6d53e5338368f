import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { callProblem } from '@parlance/domain/procedures/callProblem';
import { procedureProblem } from '@parlance/domain/procedures/procedureProblem';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../../kernel/platform/refs.ts';

interface Checked {
  orgId: string;
  chatbotId: string;
  procedures: readonly Procedure[];
}

/**
 * Refuses procedures that are on and would not end, use what nobody has said, or send what nobody has agreed to. Reads the chatbot's
 * actions where one is on. Throws `procedure-invalid` { position }, counted from 1.
 */
export async function checkProcedures(
  transaction: Transaction,
  { orgId, chatbotId, procedures }: Checked,
): Promise<void> {
  if (!procedures.some(({ isOn }) => isOn)) return;
  const { docs } = await transaction.get(refs.actions(orgId, chatbotId).limit(LIMITS.actionsPerChatbot));
  const actions = new Map(docs.map((found) => [found.id, found.data()]));
  const invalid = procedures.findIndex(
    (procedure) =>
      procedure.isOn &&
      (procedureProblem(procedure) ?? callProblem(procedure, (actionId) => actions.get(actionId))) !== undefined,
  );
  if (invalid !== -1) throw new AppError('procedure-invalid', { position: invalid + 1 });
}
