import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type CustomContentProps, closeSnackbar, SnackbarContent } from 'notistack';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { AppIcon } from '../ui/AppIcon.tsx';

/** One toast: "Success" or "Error", what happened, and what can be done about it. */
export function ToastContent({
  ref,
  id,
  message,
  variant,
  action,
}: CustomContentProps & { ref?: React.Ref<HTMLDivElement> }) {
  const t = useTranslate();
  const isError = variant === 'error';
  return (
    <SnackbarContent ref={ref ?? null}>
      <Alert
        severity={isError ? 'error' : 'success'}
        icon={<AppIcon name={isError ? 'alert-circle' : 'circle-check'} />}
        role={isError ? 'alert' : 'status'}
        onClose={() => closeSnackbar(id)}
        sx={{ width: '100%', maxWidth: 420 }}
      >
        <AlertTitle>{t(isError ? 'toast.error' : 'toast.success')}</AlertTitle>
        {message}
        {action !== undefined && <div>{typeof action === 'function' ? action(id) : action}</div>}
      </Alert>
    </SnackbarContent>
  );
}
