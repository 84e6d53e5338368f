import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { ChatShortcuts } from '../../shortcuts/useChatShortcuts.ts';

const SHORTCUTS = [
  { key: '/', does: 'chats.shortcut.search' },
  { key: 'j', does: 'chats.shortcut.next' },
  { key: 'k', does: 'chats.shortcut.previous' },
  { key: 'Enter', does: 'chats.shortcut.open' },
  { key: 'r', does: 'chats.shortcut.revise' },
  { key: 't', does: 'chats.shortcut.takeOver' },
  { key: 'd', does: 'chats.shortcut.done' },
  { key: 'e', does: 'chats.shortcut.export' },
  { key: '?', does: 'chats.shortcut.help' },
] as const;

/** List of what the keys do, and the way to turn them off (WCAG 2.2, 2.1.4: speech input types characters). */
export function ShortcutSheet({ isOn, setOn, isSheetOpen, setSheetOpen }: ChatShortcuts) {
  const t = useTranslate();
  const titleId = useId();
  const close = () => setSheetOpen(false);
  return (
    <Dialog open={isSheetOpen} onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('chats.shortcuts')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1, m: 0 }}>
          {SHORTCUTS.map(({ key, does }) => (
            <Fragment key={key}>
              <dt>
                <Box
                  component="kbd"
                  sx={{ border: 1, borderColor: 'divider', borderRadius: 0.5, px: 0.75, fontFamily: 'monospace' }}
                >
                  {key}
                </Box>
              </dt>
              <Box component="dd" sx={{ m: 0 }}>
                {t(does)}
              </Box>
            </Fragment>
          ))}
        </Box>
        <Typography color="textSecondary" variant="body2" sx={{ mt: 2 }}>
          {t('chats.shortcutsHint')}
        </Typography>
        <FormControlLabel
          label={t('chats.shortcutsOn')}
          control={<Checkbox checked={isOn} onChange={(event) => setOn(event.target.checked)} />}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
