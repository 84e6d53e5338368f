import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useChatShortcuts } from '../../shortcuts/useChatShortcuts.ts';
import { ShortcutSheet } from '../shortcuts/ShortcutSheet.tsx';

/** The keys that work through a queue, around list and conversation. */
export function QueueTools({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const region = useRef<HTMLDivElement>(null);
  const shortcuts = useChatShortcuts(region);
  return (
    <Box ref={region}>
      {children}
      <Box sx={{ display: { xs: 'none', md: 'flex' }, justifyContent: 'flex-end', mt: 1 }}>
        <Button
          size="small"
          color="inherit"
          startIcon={<AppIcon name="keyboard" size={18} />}
          onClick={() => shortcuts.setSheetOpen(true)}
        >
          {t('chats.shortcuts')}
        </Button>
      </Box>
      <ShortcutSheet {...shortcuts} />
    </Box>
  );
}
