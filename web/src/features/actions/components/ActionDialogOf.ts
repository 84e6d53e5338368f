import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import type { Stored } from '#web/lib/live.ts';

/** What each dialog about one action gets. */
export interface ActionDialogOf {
  chatbotId: string;
  action: Stored<StoredAction>;
  onClose: () => void;
}
