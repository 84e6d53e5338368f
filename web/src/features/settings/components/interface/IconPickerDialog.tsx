import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { CHAT_ICONS } from '../../chatIcons.ts';
import { IconTile } from './IconTile.tsx';
import { useNamedIcon } from './useNamedIcon.ts';

interface IconPickerDialogProps {
  chosen: string | null;
  onChoose: (name: string) => void;
  onClose: () => void;
}

const PREFIX = 'tabler';

/** Chooses an icon: from those that suit a chat, or any other of the set by its name. */
export function IconPickerDialog({ chosen, onChoose, onClose }: IconPickerDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase().replaceAll(' ', '-');
  const known: readonly string[] = CHAT_ICONS.filter((name) => name.includes(wanted));
  const named = useNamedIcon(known.includes(wanted) ? '' : `${PREFIX}:${wanted}`);
  const found = named === undefined ? known : [wanted, ...known];
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('iconPicker.title')}</DialogTitle>
      <DialogContent>
        <TextField
          type="search"
          label={t('iconPicker.search')}
          helperText={t('iconPicker.hint')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          sx={{ mt: 1, mb: 2 }}
          autoComplete="off"
        />
        <Typography component="output" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('iconPicker.found', { count: found.length })}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(52px, 1fr))',
            minHeight: 220,
            alignContent: 'start',
          }}
        >
          {found.map((name) => (
            <IconTile
              key={name}
              name={`${PREFIX}:${name}`}
              label={name.replaceAll('-', ' ')}
              isChosen={chosen === `${PREFIX}:${name}`}
              onChoose={onChoose}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
