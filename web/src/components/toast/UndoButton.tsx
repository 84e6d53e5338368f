import Button from '@mui/material/Button';
import { type RefObject, useLayoutEffect } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface UndoButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  onUndo: () => void;
  /** Takes the focus if the button goes away while it has it. */
  region: RefObject<HTMLElement | null>;
}

/** Takes back what was just done. */
export function UndoButton({ ref, onUndo, region }: UndoButtonProps) {
  const t = useTranslate();
  useLayoutEffect(() => {
    const button = ref.current;
    const place = region.current;
    return () => {
      if (document.activeElement === button) place?.focus();
    };
  }, [ref, region]);
  return (
    <Button ref={ref} size="small" color="inherit" variant="outlined" onClick={onUndo} sx={{ mt: 1 }}>
      {t('toast.undo')}
    </Button>
  );
}
