import type { ActionParameter } from '@parlance/domain/documents/actions/action';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import { paths } from '@parlance/domain/paths';
import { syncWidget } from '../../../../functions/src/chatbots/projection/syncWidget.ts';
import { admin } from '../../../support/admin.ts';
import { type ActionWorld, actionWorld } from '../actions/actionWorld.ts';
import { returnProcedure } from './returnProcedure.ts';

function parameter(name: string, required = true): ActionParameter {
  const any = { type: 'string', options: [], pattern: '', maxLength: 200, filledBy: '' } as const;
  return { ...any, options: [], name, description: name, required };
}

interface ProcedureWorld extends ActionWorld {
  procedure: Procedure;
  /** Changes the procedure, past the callables. */
  change: (own: Partial<Procedure>) => Promise<void>;
}

/** A chatbot that takes returns by a procedure, for a shop at an address, and a conversation with it. */
export async function procedureWorld(origin: string): Promise<ProcedureWorld> {
  const world = await actionWorld({
    name: 'register_return',
    title: 'Register a return',
    description: 'Registers it.',
    method: 'POST',
    url: `${origin}/returns`,
    changesSomething: true,
    parameters: [parameter('order'), parameter('bought'), parameter('reason'), parameter('note', false)],
  });
  const { orgId, chatbotId, actionId } = world;
  const procedure = returnProcedure(actionId);
  const change = async (own: Partial<Procedure>): Promise<void> => {
    await admin.db.doc(paths.chatbot(orgId, chatbotId)).update({ procedures: [{ ...procedure, ...own }] });
    await syncWidget(orgId, chatbotId);
  };
  await change({});
  return { ...world, procedure, change };
}
