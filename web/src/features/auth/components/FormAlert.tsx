import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';

interface FormAlertProps {
  title?: string | undefined;
  /** Error text; undefined while there is no error. */
  children: ReactNode;
}

/** Reason that a form was refused. The live region is there from the start, so that screen readers announce what appears in it. */
export function FormAlert({ title, children }: FormAlertProps) {
  return (
    <Box aria-live="assertive">
      {children !== undefined && (
        <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
          {title !== undefined && <AlertTitle>{title}</AlertTitle>}
          {children}
        </Alert>
      )}
    </Box>
  );
}
