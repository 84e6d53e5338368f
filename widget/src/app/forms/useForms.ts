import { useEffect, useState, type FunctionComponent } from 'react';
import type { FormsProps } from './Forms.tsx';

interface FormsControls {
  /** Undefined until their code is there. */
  Forms: FunctionComponent<FormsProps> | undefined;
  /** True if the code of what was chosen could not be loaded. It is loaded again with the next choice. */
  hasFailed: boolean;
  /** Opens a form or a dialog once its code is there: the chat stays as it is until then. */
  withForms: (show: () => void) => void;
}

/** Loads the code before anything is chosen. What fails here is said when it matters. */
export function preloadForms(): void {
  import('./Forms.tsx').catch(() => undefined);
}

/** The code of forms and dialogs, which a first look does not need. It is loaded once `isLikely`, or when one is chosen. */
export function useForms(isLikely: boolean): FormsControls {
  const [Forms, setForms] = useState<FunctionComponent<FormsProps>>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (isLikely) preloadForms();
  }, [isLikely]);

  async function open(show: () => void): Promise<void> {
    setHasFailed(false);
    try {
      const loaded = await import('./Forms.tsx');
      setForms(() => loaded.Forms);
      show();
    } catch {
      setHasFailed(true);
    }
  }

  return { Forms, hasFailed, withForms: (show) => void open(show) };
}
