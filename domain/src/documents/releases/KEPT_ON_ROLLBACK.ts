import type { SettingsField } from '../chatbots/settings.ts';

/**
 * Settings that no rollback changes: whether the chatbot is switched on, how long personal data is kept, whether models get to see
 * it, and the desk that the law asks for. Nobody who brings back an earlier tone should delete conversations by it.
 */
export const KEPT_ON_ROLLBACK: ReadonlySet<SettingsField> = new Set<SettingsField>([
  'status',
  'retentionDays',
  'leadRetentionDays',
  'declarationRetentionDays',
  'desk',
  'masksPersonalData',
]);
