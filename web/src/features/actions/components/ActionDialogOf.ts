import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import type { Stored } from '#web/lib/live.ts';

/** Props of each dialog about one action. */
export interface ActionDialogOf {
  chatbotId: string;
  action: Stored<StoredAction>;
  onClose: () => void;
}
