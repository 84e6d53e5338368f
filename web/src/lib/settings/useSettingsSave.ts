import { useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import type { Saved } from './saveSettings.ts';
import { useGatedSave } from './useGatedSave.ts';

type Edits = Parameters<ReturnType<typeof useGatedSave>>[1];

export type SavedSettings = Extract<Saved, { kind: 'saved' }>;

interface SettingsSaveOptions {
  chatbotId: string;
  edits: Edits;
  hasErrors: boolean;
  /** Shows the errors of a form that can't be saved as it is. */
  onRefused: (form: HTMLFormElement) => void;
  onSaved: (saved: SavedSettings) => void;
  /** Text of the toast when saving failed. */
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
  const gatedSave = useGatedSave();
  const [isSaving, setSaving] = useState(false);

  async function store(): Promise<boolean> {
    const saved = await gatedSave(chatbotId, edits);
    // The gate's dialog has said why.
    if (saved.kind === 'held') return false;
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
