import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { type Crop, movedCrop } from '#web/lib/pictures/cropArea.ts';
import type { LoadedPicture } from '#web/lib/pictures/loadPicture.ts';
import { CropArea } from './CropArea.tsx';

interface CropDialogProps {
  picture: LoadedPicture;
  isBusy: boolean;
  onDone: (crop: Crop) => void;
  onClose: () => void;
}

const ZOOM_MAX = 4;

/** Chooses the square of a picture by dragging, by arrow keys and by zoom. */
export function CropDialog({ picture, isBusy, onDone, onClose }: CropDialogProps) {
  const t = useTranslate();
  const zoomId = useId();
  const hintId = useId();
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0.5, y: 0.5 });
  const { width, height } = picture;

  const move = (right: number, down: number) => setCrop((current) => movedCrop(current, right, down, width, height));
  return (
    <FormDialog
      title={t('picture.cropTitle')}
      submitLabel={t('picture.use')}
      isBusy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(crop);
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
        <CropArea picture={picture} crop={crop} hintId={hintId} onMove={move} />
        <Typography id={hintId} variant="body2" color="textSecondary">
          {t('picture.cropText')}
        </Typography>
      </Box>
      <Box>
        <Typography id={zoomId} variant="body2">
          {t('picture.zoom')}
        </Typography>
        <Slider
          aria-labelledby={zoomId}
          value={crop.zoom}
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          onChange={(_event, zoom) => setCrop((current) => ({ ...current, zoom }))}
        />
      </Box>
    </FormDialog>
  );
}
