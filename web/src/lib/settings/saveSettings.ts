import { type GatePass, saveChatbotSettings } from '@parlance/domain/contracts/chatbots';
import { type Settings, someSettingsSchema } from '@parlance/domain/documents/chatbots/settings';
import type { SettingsChange } from '@parlance/domain/documents/chatbots/settingsChange';
import { AppError } from '@parlance/domain/errors';
import { callContract } from '#web/lib/functions/callContract.ts';

/**
 * `saved`: in the form of `changes`, and `version` is the stored one afterwards. `conflict`: somebody else saved one of the
 * fields meanwhile. `held`: the chatbot's gate holds the change back. With these two, nothing was written.
 */
export type Saved =
  | { kind: 'saved'; version: number; changes: Partial<Settings> }
  | { kind: 'conflict' }
  | { kind: 'held'; why: 'untested' | 'failed' };

/** Saves edited settings of a chatbot, and nothing else, onto what is stored now. Throws an `AppError`. */
export async function saveSettings(
  orgId: string,
  chatbotId: string,
  edits: SettingsChange,
  gate?: GatePass,
): Promise<Saved> {
  const { success, data: changes } = someSettingsSchema.safeParse(edits.changes);
  if (!success) throw new AppError('invalid-input');
  const input = { orgId, chatbotId, changes, base: edits.base };
  const saved = await callContract(saveChatbotSettings, gate === undefined ? input : { ...input, gate });
  return saved.kind === 'saved' ? { ...saved, changes } : saved;
}
