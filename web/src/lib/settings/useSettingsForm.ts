import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Settings, SettingsField } from '@parlance/domain/documents/chatbots/settings';
import { conflictingFields } from '@parlance/domain/documents/chatbots/settingsChange';
import { type FormEvent, useState } from 'react';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { editedFields, NO_EDITS, openEdits, withoutField } from './edits.ts';
import { type SavedSettings, useSettingsSave } from './useSettingsSave.ts';
import { useShownErrors } from './useShownErrors.ts';

/** Texts by the name of the control that they belong to: a field, or a part of one such as `contactCard.email`. */
type SettingsErrors = Readonly<Record<string, string>>;

interface SettingsFormOptions {
  /** The live document. */
  chatbot: Stored<Chatbot>;
  /** Texts for what can't be saved as it is. */
  validate?: (values: Chatbot) => SettingsErrors;
  /** Text of the toast when saving these fields failed, such as "Failed to save chatbot name". */
  failedText: (fields: readonly SettingsField[]) => string;
}

export interface SettingsForm {
  /** The stored chatbot with what was changed here laid over it. What others save shows at once where nothing was changed. */
  values: Stored<Chatbot>;
  stored: Stored<Chatbot>;
  isDirty: boolean;
  isBusy: boolean;
  /** The person may look and not change. */
  isReadOnly: boolean;
  /** Fields that were changed here and saved differently by somebody else. Saving waits until each is decided. */
  conflicts: readonly SettingsField[];
  errorOf: (control: string) => string | undefined;
  /** Marks a control as left: from then on it shows its error. */
  touch: (control: string) => void;
  change: <F extends SettingsField>(field: F, value: Chatbot[F]) => void;
  keepMine: (field: SettingsField) => void;
  takeTheirs: (field: SettingsField) => void;
  revert: () => void;
  /** Saves, as the form's button does: true if it is stored. */
  save: (form: HTMLFormElement) => Promise<boolean>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Part of a form that the fields of some settings need. */
export interface FieldsOf<F extends SettingsField> extends Pick<SettingsForm, 'errorOf' | 'touch' | 'isReadOnly'> {
  values: Pick<Chatbot, F>;
  change: <G extends F>(field: G, value: Chatbot[G]) => void;
}

/**
 * A form over a live chatbot: edits are kept apart from what is stored, so that only they are written and other people's
 * saves neither get lost nor overwrite. Shown inside `SettingsFrame`, which draws the bar with Save and Revert.
 */
export function useSettingsForm({ chatbot, validate, failedText }: SettingsFormOptions): SettingsForm {
  const isReadOnly = !useCan('chatbot.configure');
  const [kept, setKept] = useState(NO_EDITS);
  const [savedVersion, setSavedVersion] = useState(0);
  const shown = useShownErrors();
  const edits = openEdits(kept, chatbot);
  // An edit that is stored by now is dropped: else a later change of the same field by somebody else would look like a conflict.
  if (edits !== kept) setKept(edits);
  const fields = editedFields(edits);
  const values = { ...chatbot, ...edits.changes };
  const errors = validate?.(values) ?? {};

  const handleSaved = (saved: SavedSettings) => {
    setSavedVersion(saved.version);
    setKept((current) => ({
      ...current,
      changes: { ...current.changes, ...unchangedSince(current.changes, edits.changes, saved.changes) },
    }));
    shown.reset();
  };
  const { isSaving, save } = useSettingsSave({
    chatbotId: chatbot.id,
    edits,
    hasErrors: Object.keys(errors).length > 0,
    onRefused: shown.refuse,
    onSaved: handleSaved,
    failedText: () => failedText(fields),
  });

  return {
    values,
    stored: chatbot,
    isDirty: fields.length > 0,
    // What was saved is on its way back: until then the form would look changed.
    isBusy: isSaving || chatbot.settingsVersion < savedVersion,
    isReadOnly,
    conflicts: conflictingFields(edits, chatbot),
    errorOf: (control) => (shown.isShown(control) ? errors[control] : undefined),
    touch: shown.touch,
    change: (field, value) =>
      setKept(({ changes, base }) => ({
        changes: { ...changes, [field]: value },
        base: field in base ? base : { ...base, [field]: chatbot[field] },
      })),
    keepMine: (field) => setKept(({ changes, base }) => ({ changes, base: { ...base, [field]: chatbot[field] } })),
    takeTheirs: (field) => setKept((current) => withoutField(current, field)),
    save,
    revert: () => {
      setKept(NO_EDITS);
      shown.reset();
    },
    onSubmit: (event) => {
      event.preventDefault();
      void save(event.currentTarget);
    },
  };
}

/** The tidied values of those fields that were not typed into while they were being saved. */
function unchangedSince(
  current: Partial<Settings>,
  sent: Partial<Settings>,
  tidied: Partial<Settings>,
): Partial<Settings> {
  const kept = { ...tidied };
  for (const field of editedFields({ changes: tidied, base: {} })) {
    if (current[field] !== sent[field]) delete kept[field];
  }
  return kept;
}
