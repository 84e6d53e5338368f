import Chip from '@mui/material/Chip';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface FilterChipProps {
  label: string;
  onRemove: () => void;
}

/** One filter of the list. All of it takes the filter away. */
export function FilterChip({ label, onRemove }: FilterChipProps) {
  const t = useTranslate();
  return (
    <Chip
      size="small"
      label={label}
      onClick={onRemove}
      onDelete={onRemove}
      aria-label={t('chats.filterRemove', { filter: label })}
      deleteIcon={<AppIcon name="x" size={14} />}
    />
  );
}
