import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { syncWidget } from '../../../../functions/src/chatbots/projection/syncWidget.ts';
import { admin } from '../../../support/admin.ts';
import { ruleActionDocuments } from '../../../support/documents/ruleActionDocuments.ts';

/** Signing secret of every action here. */
export const ACTION_SECRET = ruleActionDocuments.actionSecret.secret;

/** An action that is on, written past the callables, with the chatbot's projection in place. Returns its id. */
export async function makeAction(orgId: string, chatbotId: string, overrides: Partial<StoredAction>): Promise<string> {
  const actionId = newId();
  const batch = admin.db.batch();
  batch.set(admin.db.doc(paths.action(orgId, chatbotId, actionId)), { ...ruleActionDocuments.action, ...overrides });
  batch.set(admin.db.doc(paths.actionSecret(orgId, chatbotId, actionId)), ruleActionDocuments.actionSecret);
  batch.update(admin.db.doc(paths.chatbot(orgId, chatbotId)), { hasActions: true });
  await batch.commit();
  await syncWidget(orgId, chatbotId);
  return actionId;
}
