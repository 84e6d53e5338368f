import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useCan } from '#web/lib/org/useCan.ts';
import type { SourceDialog } from './components/SourceDialog.ts';
import { questionFromState } from './questionFromState.ts';

interface OpenDialog {
  dialog: SourceDialog | undefined;
  open: (dialog: SourceDialog) => void;
  close: () => void;
}

/** The dialog that is open on the sources page: at first the one for the question that the page before asks an answer for. */
export function useSourceDialog(): OpenDialog {
  const canWrite = useCan('source.write');
  const [, setParams] = useSearchParams();
  const question = questionFromState(useLocation().state);
  const [dialog, open] = useState<SourceDialog | undefined>(
    question === undefined || !canWrite ? undefined : { kind: 'qa', question },
  );
  const close = useCallback(() => {
    open(undefined);
    // The question leaves the address: a reload does not ask again.
    if (question !== undefined) setParams((params) => params, { replace: true, preventScrollReset: true });
  }, [question, setParams]);
  return { dialog, open, close };
}
