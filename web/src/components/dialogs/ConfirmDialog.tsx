import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  isBusy: boolean;
  title: string;
  /** Description of what will be lost, with numbers. */
  text: string;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  /** A button for a way that loses nothing. */
  alternative?: ReactNode;
  /** Further information or choices, below the text. */
  children?: ReactNode;
}

/** Asks before something is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, isBusy, title, text, confirmLabel, onConfirm, onClose, alternative, children } = props;
  const t = useTranslate();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          {t('common.cancel')}
        </Button>
        <Button
          color="error"
          variant={alternative === undefined ? 'contained' : 'outlined'}
          onClick={onConfirm}
          loading={isBusy && alternative === undefined}
          disabled={isBusy}
        >
          {confirmLabel}
        </Button>
        {alternative}
      </DialogActions>
    </Dialog>
  );
}
