import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SOURCE_TYPES, type SourceType } from '@parlance/domain/documents/knowledge/source';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { SOURCE_VIEWS } from '../SOURCE_VIEWS.ts';

interface AddSourcesProps {
  onAdd: (type: SourceType) => void;
}

/** Buttons that add sources, one per type. */
export function AddSources({ onAdd }: AddSourcesProps) {
  const t = useTranslate();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {SOURCE_TYPES.map((type, index) => (
        <Button
          key={type}
          variant={index === 0 ? 'contained' : 'outlined'}
          onClick={() => onAdd(type)}
          startIcon={<AppIcon name={SOURCE_VIEWS[type].addIcon} size={18} />}
        >
          {t(`sources.add.${type}`)}
        </Button>
      ))}
    </Stack>
  );
}
