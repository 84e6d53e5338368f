import Button from '@mui/material/Button';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';

interface ProposeButtonProps {
  label: string;
  isBusy: boolean;
  onClick: () => void;
}

/** Stands below a field and fills it in. */
export function ProposeButton({ label, isBusy, onClick }: ProposeButtonProps) {
  return (
    <Button
      size="small"
      variant="text"
      loading={isBusy}
      startIcon={<AppIcon name="sparkles" size={18} />}
      onClick={onClick}
      sx={{ alignSelf: 'flex-start', mt: -1 }}
    >
      {label}
    </Button>
  );
}
