import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface AddSourcesProps {
  onAddFiles: () => void;
  onAddWebsite: () => void;
  onAddQa: () => void;
}

/** Buttons that add sources, one per type. */
export function AddSources({ onAddFiles, onAddWebsite, onAddQa }: AddSourcesProps) {
  const t = useTranslate();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" onClick={onAddFiles} startIcon={<AppIcon name="upload" size={18} />}>
        {t('sources.add.file')}
      </Button>
      <Button variant="outlined" onClick={onAddWebsite} startIcon={<AppIcon name="world" size={18} />}>
        {t('sources.add.website')}
      </Button>
      <Button variant="outlined" onClick={onAddQa} startIcon={<AppIcon name="message-circle-question" size={18} />}>
        {t('sources.add.qa')}
      </Button>
    </Stack>
  );
}
