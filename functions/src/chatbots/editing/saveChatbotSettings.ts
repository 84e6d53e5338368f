import type { saveChatbotSettings as contract } from '@parlance/domain/contracts/chatbots';
import type { ActivityKind } from '@parlance/domain/documents/organizations/activity';
import {
  changedFields,
  conflictingFields,
  type SettingsChange,
} from '@parlance/domain/documents/chatbots/settingsChange';
import { HOUR_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import type * as z from 'zod/mini';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { readNewest } from '../../versions/readNewest.ts';
import { applySettings } from '../applySettings.ts';
import { checkProcedures } from './checkProcedures.ts';
import { checkGate } from '../gate/checkGate.ts';
import type { GatePass } from '@parlance/domain/contracts/chatbots';

/**
 * Saves settings onto what others have saved meanwhile, with what visitors' requests read of them and a release. A changed status is logged
 * of each time, anything else once for each person, chatbot and hour. Answers `held`, and writes nothing, where the chatbot's gate holds
 * the change back; an override of it is logged with its reason. Throws `not-found`,
 * `permission-denied`, or `procedure-invalid`.
 */
export async function saveChatbotSettings(
  who: Membership,
  chatbotId: string,
  change: SettingsChange,
  pass?: GatePass,
): Promise<z.infer<typeof contract.output>> {
  const { orgId, uid } = who;
  return db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'chatbot.configure');
    const stored = await requireChatbot(transaction, orgId, chatbotId);
    const fields = conflictingFields(change, stored);
    if (fields.length > 0) return { kind: 'conflict', fields };
    const changed = changedFields(change, stored);
    if (changed.length === 0) return { kind: 'saved', version: stored.settingsVersion };
    const { procedures } = change.changes;
    if (procedures !== undefined) await checkProcedures(transaction, { orgId, chatbotId, procedures });
    const now = new Date();
    const changes = Object.fromEntries(changed.map((field) => [field, change.changes[field]]));
    const gate = await checkGate(transaction, who, { chatbotId, stored, changes, pass, now });
    if (gate.kind === 'held') return gate;
    const entryId = `${chatbotId}-${uid}-${Math.floor(Date.now() / HOUR_MS)}`;
    const [foundOrg, logged, base, tests] = await Promise.all([
      transaction.get(refs.org(orgId)),
      transaction.get(refs.activityEntry(orgId, entryId)),
      readNewest(transaction, orgId, chatbotId, stored),
      transaction.get(refs.testState(orgId, chatbotId)),
    ]);
    const org = foundOrg.data();
    if (org === undefined) throw new AppError('not-found');
    const release = { changes: [{ kind: 'settings', names: changed, by: uid, at: now } as const], gate: gate.note };
    applySettings(transaction, who, { base, org, tests, changes, release, now });
    const chatbot = { ...stored, ...change.changes };
    const log = (kind: ActivityKind, once = {}) =>
      recordActivity(transaction, orgId, who, { kind, subject: chatbot.name, ...once });
    if (changed.includes('status')) log(chatbot.status === 'active' ? 'chatbot-activated' : 'chatbot-deactivated');
    if (gate.note?.way === 'overridden') log('gate-overridden', { to: gate.note.reason });
    if (!logged.exists && changed.some((field) => field !== 'status')) log('chatbot-updated', { entryId });
    return { kind: 'saved', version: stored.settingsVersion + 1 };
  });
}
