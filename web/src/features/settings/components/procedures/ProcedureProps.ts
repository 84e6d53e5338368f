import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import type { Live, Stored } from '#web/lib/live.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';

export type KnownActions = readonly Stored<StoredAction>[];

/** Procedure of a form, with a way to change it. */
export interface ProcedureProps {
  form: SettingsForm;
  /** Place of the procedure: names its controls. */
  index: number;
  procedure: Procedure;
  actions: Live<KnownActions>;
  onEdit: (change: Partial<Procedure>) => void;
}
