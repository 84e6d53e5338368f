import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { type Crop, movedCrop } from '../../cropArea.ts';
import { drawCrop } from '../../drawCrop.ts';
import type { LoadedPicture } from '../../loadPicture.ts';

interface CropDialogProps {
  picture: LoadedPicture;
  isBusy: boolean;
  onDone: (crop: Crop) => void;
  onClose: () => void;
}

/** How large the square is shown, in CSS pixels; drawn at twice that for sharp screens. */
const VIEW = 256;
const ZOOM_MAX = 4;
const KEY_STEP = 0.05;

const MOVES: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** Chooses the square of a picture that is kept: by dragging, by arrow keys, by zoom. */
export function CropDialog({ picture, isBusy, onDone, onClose }: CropDialogProps) {
  const t = useTranslate();
  const zoomId = useId();
  const hintId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0.5, y: 0.5 });
  const { width, height } = picture;

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const move = (right: number, down: number) => setCrop((current) => movedCrop(current, right, down, width, height));
  const handleKey = (event: KeyboardEvent) => {
    const step = MOVES[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  };
  const handleDrag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    // The picture follows the pointer, so the square goes the other way.
    move(-event.movementX / VIEW, -event.movementY / VIEW);
  };
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
        <Box
          component="canvas"
          ref={canvas}
          width={VIEW * 2}
          height={VIEW * 2}
          role="application"
          tabIndex={0}
          aria-label={t('picture.area')}
          aria-describedby={hintId}
          onKeyDown={handleKey}
          onPointerDown={(event: PointerEvent<HTMLElement>) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={handleDrag}
          sx={{
            width: VIEW,
            height: VIEW,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            cursor: 'grab',
            touchAction: 'none',
            // A chequer under pictures that one can see through.
            background: 'repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 0 / 16px 16px',
          }}
        />
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
