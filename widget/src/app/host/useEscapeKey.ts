import { useEffect } from 'react';

/** Runs `onEscape` for the Escape key, unless a dialog is open: that one closes itself first. */
export function useEscapeKey(onEscape: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog') === null) onEscape();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [onEscape]);
}
