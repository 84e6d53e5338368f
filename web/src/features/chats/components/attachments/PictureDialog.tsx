import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { saveDataUrl } from '#web/lib/browser/saveDataUrl.ts';

interface PictureDialogProps {
  isOpen: boolean;
  name: string;
  /** A `data:` address. */
  url: string;
  onClose: () => void;
}

/** Picture of a conversation in the whole window, to look at and to save. */
export function PictureDialog({ isOpen, name, url, onClose }: PictureDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      maxWidth="lg"
      aria-labelledby={titleId}
      // On a phone margins would leave a picture narrower than in the conversation.
      slotProps={{ paper: { sx: { m: { xs: 1, sm: 4 }, maxWidth: { xs: 'calc(100% - 16px)' } } } }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 1, sm: 3 } }}>
        <Box
          component="img"
          src={url}
          alt={name}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: '70vh', mx: 'auto', objectFit: 'contain' }}
        />
      </DialogContent>
      <DialogActions>
        <Button startIcon={<AppIcon name="download" size={18} />} onClick={() => saveDataUrl(name, url)}>
          {t('chats.file.save')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
