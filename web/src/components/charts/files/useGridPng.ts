import { useTheme } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { saveFile } from '#web/lib/browser/saveFile.ts';
import { drawGrid, type Grid, gridSize } from './drawGrid.ts';
import { drawPicture } from './drawPicture.ts';

interface GridFile {
  title: string;
  /** Name of the file, without the extension. */
  name: string;
  grid: Grid;
  /** The strongest ground's opacity, 0 to 1. */
  strongest?: number;
}

/** Saves figures in rows and columns as a PNG file, in the colours of the frame that they stand in. */
export function useGridPng(
  { title, name, grid, strongest = 0 }: GridFile,
  frame: RefObject<HTMLElement | null>,
): () => void {
  const t = useTranslate();
  const { typography } = useTheme();
  const png = useAction(async () => {
    const section = frame.current?.closest('section');
    if (!section) return;
    const { color: ink, backgroundColor: background } = window.getComputedStyle(section);
    const colour = window.getComputedStyle(section).getPropertyValue('--mui-palette-primary-main') || ink;
    const font = String(typography.fontFamily);
    const picture = { title, legend: [], background, ink, font };
    const draw = (context: CanvasRenderingContext2D) => drawGrid(context, grid, { ink, colour, font, strongest });
    saveFile(`${name}.png`, await drawPicture(picture, gridSize(grid), draw));
  }, t('charts.pngFailed'));
  return () => png.run();
}
