import { useSnackbar } from 'notistack';
import { useMemo } from 'react';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';

interface Toast {
  success: (text: string) => void;
  /** Something that can't be done, in words. */
  problem: (text: string) => void;
  /** `what` names what failed, such as "Failed to send invitation"; the reason follows. */
  failure: (error: unknown, what?: string) => void;
}

/** Shows how an action went. */
export function useToast(): Toast {
  const { enqueueSnackbar } = useSnackbar();
  const errorText = useErrorText();
  return useMemo(
    () => ({
      success: (text) => enqueueSnackbar(text, { variant: 'success' }),
      problem: (text) => enqueueSnackbar(text, { variant: 'error' }),
      failure: (error, what) => enqueueSnackbar(errorText(error, what), { variant: 'error' }),
    }),
    [enqueueSnackbar, errorText],
  );
}
