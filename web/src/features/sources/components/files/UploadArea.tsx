import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FILE_TYPES } from '@parlance/domain/fileTypes';
import { type DragEvent, useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface UploadAreaProps {
  maxBytes: number;
  onFiles: (files: readonly File[]) => void;
  onChoose: () => void;
}

const MEGABYTE = 1024 * 1024;
const ENDINGS = Object.keys(FILE_TYPES);

/** Takes files by drag and drop or by button. */
export function UploadArea({ maxBytes, onFiles, onChoose }: UploadAreaProps) {
  const t = useTranslate();
  const [isOver, setOver] = useState(false);

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Box
      component="section"
      aria-label={t('sources.uploadLabel')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        justifyContent: 'space-between',
        gap: 2,
        p: 2.5,
        border: '1.5px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isOver ? 'primary.light' : 'background.paper',
      }}
    >
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{t('sources.drop')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('sources.accepted', {
            types: ENDINGS.map((ending) => ending.toUpperCase()).join(', '),
            megabytes: maxBytes / MEGABYTE,
          })}
        </Typography>
      </Box>
      <Button variant="outlined" startIcon={<AppIcon name="upload" />} onClick={onChoose} sx={{ flexShrink: 0 }}>
        {t('sources.choose')}
      </Button>
    </Box>
  );
}
