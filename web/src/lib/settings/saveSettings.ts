import { saveChatbotSettings } from '@parlance/domain/contracts/chatbots';
import { type Settings, someSettingsSchema } from '@parlance/domain/documents/chatbots/settings';
import type { SettingsChange } from '@parlance/domain/documents/chatbots/settingsChange';
import { AppError } from '@parlance/domain/errors';
import { callContract } from '#web/lib/functions/callContract.ts';

/**
 * `saved`: in the form of `changes`, and `version` is the stored one afterwards. `conflict`: somebody else saved one of the
 * fields meanwhile, and nothing was written.
 */
export type Saved = { kind: 'saved'; version: number; changes: Partial<Settings> } | { kind: 'conflict' };

/** Saves edited settings of a chatbot, and nothing else, onto what is stored now. Throws an `AppError`. */
export async function saveSettings(orgId: string, chatbotId: string, edits: SettingsChange): Promise<Saved> {
  const { success, data: changes } = someSettingsSchema.safeParse(edits.changes);
  if (!success) throw new AppError('invalid-input');
  const saved = await callContract(saveChatbotSettings, { orgId, chatbotId, changes, base: edits.base });
  return saved.kind === 'conflict' ? saved : { ...saved, changes };
}
