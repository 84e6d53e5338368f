import Button from '@mui/material/Button';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import type { IconName } from '#web/config/iconNames.ts';

interface FieldButtonProps {
  icon: IconName;
  isBusy: boolean;
  children: string;
}

/** The button beside a form's only field, which sends the form. */
export function FieldButton({ icon, isBusy, children }: FieldButtonProps) {
  return (
    <Button
      type="submit"
      variant="outlined"
      loading={isBusy}
      startIcon={<AppIcon name={icon} size={18} />}
      sx={{ flexShrink: 0 }}
    >
      {children}
    </Button>
  );
}
