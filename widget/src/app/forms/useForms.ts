import { useEffect, useEffectEvent, useState, type FunctionComponent } from 'react';
import type { FormsProps } from './Forms.tsx';

interface FormsControls {
  /** Undefined until their code is there. */
  Forms: FunctionComponent<FormsProps> | undefined;
  /** True if the code of what was chosen could not be loaded. It is loaded again with the next choice. */
  hasFailed: boolean;
  /** Opens a form or a dialog once its code is there: the chat stays as it is until then. */
  withForms: (open: () => void) => void;
  /** Loads the code before anything is chosen. */
  preload: () => void;
}

/** The code of forms and dialogs, which a first look does not need. It is loaded once `isLikely`, or when one is chosen. */
export function useForms(isLikely: boolean): FormsControls {
  const [Forms, setForms] = useState<FunctionComponent<FormsProps>>();
  const [hasFailed, setHasFailed] = useState(false);

  async function load(): Promise<void> {
    const loaded = await import('./Forms.tsx');
    setForms(() => loaded.Forms);
  }

  function preload(): void {
    // What fails here is said when it matters.
    load().catch(() => undefined);
  }
  const handleLikely = useEffectEvent(preload);
  useEffect(() => {
    if (isLikely) handleLikely();
  }, [isLikely]);

  function withForms(open: () => void): void {
    setHasFailed(false);
    load().then(open, () => setHasFailed(true));
  }

  return { Forms, hasFailed, withForms, preload };
}
