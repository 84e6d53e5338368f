import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { AppIcon } from '../ui/AppIcon.tsx';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  isBusy: boolean;
  isDanger?: boolean;
  /** It cannot be sent: `failure` says why. */
  isBlocked?: boolean;
  /** Reason the last attempt failed; undefined before it and while none has. */
  failure?: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

const FIELD = [
  'input:not([type="hidden"], [type="file"], [disabled])',
  'textarea:not([disabled], [aria-hidden])',
  'select:not([disabled])',
].join();

/** A form in a dialog, its first field focused, open as long as it is rendered. It stays while the form is being sent. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, isBusy, isDanger = false, failure, onSubmit, onClose, children } = props;
  const t = useTranslate();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Whatever field stands first; without one the dialog itself keeps the focus.
    const first = form.current?.querySelector(FIELD);
    if (first instanceof HTMLElement) first.focus();
  }, []);
  useEffect(() => {
    if (!isBusy) return undefined;
    const [button, fields] = [submit.current, form.current];
    return () => {
      // It lost the focus when it was disabled, and the dialog with it the Escape key.
      if (button?.isConnected === true && fields?.contains(document.activeElement) !== true) button.focus();
    };
  }, [isBusy]);
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Box aria-live="assertive">
            {failure !== undefined && (
              <Alert severity="error" icon={<AppIcon name="alert-circle" />} sx={{ mb: 2 }}>
                {failure}
              </Alert>
            )}
          </Box>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={isBusy}>
            {t('common.cancel')}
          </Button>
          <Button
            ref={submit}
            type="submit"
            variant="contained"
            color={isDanger ? 'error' : 'primary'}
            loading={isBusy}
            disabled={props.isBlocked === true}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
