import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FILE_TYPES } from '@parlance/domain/fileTypes';
import { type DragEvent, useRef, useState } from 'react';
import { AppIcon } from '#web/components/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useUploads } from '../api/useUploads.ts';
import { UploadList } from './UploadList.tsx';

interface UploadAreaProps {
  chatbotId: string;
}

const MEGABYTE = 1024 * 1024;
const ENDINGS = Object.keys(FILE_TYPES);
const ACCEPT = [...ENDINGS.map((ending) => `.${ending}`), '.markdown'].join(',');

/** Takes files by drag and drop or by button. */
export function UploadArea({ chatbotId }: UploadAreaProps) {
  const t = useTranslate();
  const { uploads, maxBytes, add, remove } = useUploads(chatbotId);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <section aria-label={t('sources.uploadLabel')}>
      <Box
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
        <Button
          variant="contained"
          startIcon={<AppIcon name="upload" />}
          onClick={() => input.current?.click()}
          sx={{ flexShrink: 0 }}
        >
          {t('sources.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPT}
          aria-label={t('sources.choose')}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </Box>
      <UploadList uploads={uploads} onRemove={remove} />
    </section>
  );
}
