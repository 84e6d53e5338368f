import type { Contract } from '@parlance/domain/contracts/contract';
import { useSnackbar } from 'notistack';
import { createRef, type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createHeldDeletions } from '#web/lib/deletion/createHeldDeletions.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { prepareLastCall } from '#web/lib/functions/prepareLastCall.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { UndoButton } from './UndoButton.tsx';

interface Removal<I> {
  /** Key by which the removed items are hidden in the meantime. */
  key: string;
  input: I;
  /** Text of the toast, where it is not the usual one. */
  deleted?: string;
  /** Runs when it was taken back. */
  onUndone?: () => void;
  /** Takes the focus when the button for taking it back goes away with it. */
  region: RefObject<HTMLElement | null>;
}

interface Texts {
  /** Says that it is deleted. */
  deleted: string;
  /** Names the failure, see `useToast`. */
  failed: string;
}

/**
 * Deletes by a callable, ten seconds late, with a toast that takes it back. Going to another page within that time, or
 * closing the tab, deletes at once; a browser that dies deletes nothing.
 */
export function useHeldDeletion<I, O>(contract: Contract<I, O>, { deleted, failed }: Texts) {
  const toast = useToast();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const [held] = useState(createHeldDeletions);
  const hidden = useSyncExternalStore(held.subscribe, held.hidden, held.hidden);

  useEffect(() => {
    addEventListener('pagehide', held.releaseLeaving);
    return () => {
      removeEventListener('pagehide', held.releaseLeaving);
      held.release();
    };
  }, [held]);

  const remove = useCallback(
    ({ key, input, deleted: said = deleted, onUndone, region }: Removal<I>) => {
      let sendLast: (() => void) | undefined;
      const prepare = async () => {
        sendLast = await prepareLastCall(contract, input);
      };
      // Without it, such as offline, a closed tab deletes nothing.
      prepare().catch(() => undefined);
      const handleUndo = () => {
        if (!held.undo(key)) return;
        closeSnackbar(toastKey);
        onUndone?.();
      };
      const button = createRef<HTMLButtonElement>();
      const toastKey = enqueueSnackbar(said, {
        variant: 'success',
        persist: true,
        action: <UndoButton ref={button} region={region} onUndo={handleUndo} />,
        // What was deleted by is gone, and time runs. Until now a table may have moved the focus to its next row.
        onEntered: () => button.current?.focus({ preventScroll: true }),
      });
      held.hold(key, {
        perform: async () => {
          closeSnackbar(toastKey);
          await callContract(contract, input);
        },
        performLeaving: () => sendLast?.(),
        onFailure: (error) => toast.failure(error, failed),
      });
    },
    [held, contract, deleted, failed, toast, enqueueSnackbar, closeSnackbar],
  );

  return { hidden, remove };
}
