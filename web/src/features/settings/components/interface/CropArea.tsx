import Box from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Crop } from '#web/lib/pictures/cropArea.ts';
import { drawCrop } from '#web/lib/pictures/drawCrop.ts';
import type { LoadedPicture } from '#web/lib/pictures/loadPicture.ts';

interface CropAreaProps {
  picture: LoadedPicture;
  crop: Crop;
  /** The element that says how to move the square. */
  hintId: string;
  /** In fractions of the square's side. */
  onMove: (right: number, down: number) => void;
}

/** The side of the square in CSS pixels. It is drawn at twice that for sharp screens. */
const VIEW = 256;
const KEY_STEP = 0.05;

const MOVES: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** The chosen square of the picture. Dragging and the arrow keys move it. */
export function CropArea({ picture, crop, hintId, onMove }: CropAreaProps) {
  const t = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const handleKey = (event: KeyboardEvent) => {
    const step = MOVES[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(...step);
  };
  const handleDrag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    // The picture follows the pointer, so the square goes the other way.
    onMove(-event.movementX / VIEW, -event.movementY / VIEW);
  };
  return (
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
  );
}
