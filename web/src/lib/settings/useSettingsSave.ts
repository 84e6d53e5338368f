import { useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { saveSettings } from './saveSettings.ts';

type Edits = Parameters<typeof saveSettings>[2];

export type SavedSettings = Exclude<Awaited<ReturnType<typeof saveSettings>>, { kind: 'conflict' }>;

interface SettingsSaveOptions {
  chatbotId: string;
  edits: Edits;
  hasErrors: boolean;
  /** Shows the errors of a form that can't be saved as it is. */
  onRefused: (form: HTMLFormElement) => void;
  onSaved: (saved: SavedSettings) => void;
  /** What the toast says when saving failed. */
  failedText: () => string;
}

interface SettingsSave {
  isSaving: boolean;
  /** True if the edits are stored. Never fails: what went wrong is said in a toast or by the form. */
  save: (form: HTMLFormElement) => Promise<boolean>;
}

/** Saves a settings form's edits, and says how that ended. */
export function useSettingsSave(options: SettingsSaveOptions): SettingsSave {
  const { chatbotId, edits, hasErrors, onRefused, onSaved, failedText } = options;
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const [isSaving, setSaving] = useState(false);

  async function store(): Promise<boolean> {
    const saved = await saveSettings(orgId, chatbotId, edits);
    if (saved.kind === 'conflict') {
      toast.problem(t('settingsForm.conflictToast'));
      return false;
    }
    onSaved(saved);
    toast.success(t('settingsForm.saved'));
    return true;
  }

  async function save(form: HTMLFormElement): Promise<boolean> {
    if (hasErrors) {
      onRefused(form);
      return false;
    }
    setSaving(true);
    try {
      return await store();
    } catch (error) {
      toast.failure(error, failedText());
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { isSaving, save };
}
