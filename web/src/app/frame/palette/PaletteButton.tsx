import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Few need it at once: it is loaded, and reads, when it opens. */
const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** Opens the command palette, as Ctrl+K or Cmd+K does on every page. */
export function PaletteButton() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey))
        return;
      event.preventDefault();
      setOpen((isShown) => !isShown);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      <Tooltip title={t('palette.open')}>
        <IconButton
          aria-label={t('palette.open')}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen(true)}
        >
          <AppIcon name="search" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
