import type { ProactiveRule } from '@parlance/domain/documents/chatbots/proactiveOf';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';

/** Rule of a form, with a way to change it. */
export interface RuleProps {
  form: SettingsForm;
  /** Place of the rule: names its controls. */
  index: number;
  rule: ProactiveRule;
  onEdit: (change: Partial<ProactiveRule>) => void;
}
