import { useSnackbar } from 'notistack';
import { useMemo } from 'react';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';

interface Toast {
  success: (text: string) => void;
  failure: (error: unknown) => void;
}

/** Tells how an action went. */
export function useToast(): Toast {
  const { enqueueSnackbar } = useSnackbar();
  const errorText = useErrorText();
  return useMemo(
    () => ({
      success: (text) => enqueueSnackbar(text, { variant: 'success' }),
      failure: (error) => enqueueSnackbar(errorText(error), { variant: 'error' }),
    }),
    [enqueueSnackbar, errorText],
  );
}
