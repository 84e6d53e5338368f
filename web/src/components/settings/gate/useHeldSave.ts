import { AppError } from '@parlance/domain/errors';
import { useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { HeldChange } from '#web/lib/settings/GateContext.ts';
import type { GatePass } from '@parlance/domain/contracts/chatbots';
import { type Saved, saveSettings } from '#web/lib/settings/saveSettings.ts';

/** Runs for one save, those among them that begin by themselves. */
const MAX_RUNS = 3;

interface HeldSaveOptions {
  onEnd: (saved: Saved) => void;
  /** Somebody else has saved since the run: both changes together are to be asked anew. */
  onHeld: () => void;
}

/** Saves a change that was held back, with what it comes through the gate with. What fails is said in a toast. */
export function useHeldSave({ chatbotId, edits }: HeldChange, { onEnd, onHeld }: HeldSaveOptions) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const [runs, setRuns] = useState(1);
  const { isBusy, run: save } = useAction(async (pass: GatePass) => {
    const saved = await saveSettings(orgId, chatbotId, edits, pass);
    if (saved.kind !== 'held') return onEnd(saved);
    if (runs >= MAX_RUNS) throw new AppError('release-changed');
    setRuns(runs + 1);
    return onHeld();
  }, t('settingsForm.saveFailed'));
  return { isBusy, save };
}
