import { useTheme } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { saveFile } from '#web/lib/browser/saveFile.ts';
import type { ChartData } from '../chart.ts';
import { saveChartCsv } from './saveChartCsv.ts';
import { drawPng } from './drawPng.ts';
import { useSeriesColours } from '../useSeriesColours.ts';

interface ChartFiles {
  saveCsv: () => void;
  /** Saves what is drawn in the frame. */
  savePng: () => void;
}

/** Saves a chart: its figures as CSV, its drawing in `frame` as PNG. Files are called `name`. */
export function useChartFiles(
  { title, name, data }: { title: string; name: string; data: ChartData },
  frame: RefObject<HTMLElement | null>,
): ChartFiles {
  const t = useTranslate();
  const colours = useSeriesColours(data);
  const { typography } = useTheme();
  const png = useAction(async () => {
    const svg = frame.current?.querySelector('svg');
    if (!svg) return;
    const { color } = window.getComputedStyle(svg);
    const surface = svg.closest('section');
    const background = surface === null ? 'Canvas' : window.getComputedStyle(surface).backgroundColor;
    const legend = data.series.map(({ label }, index) => ({ label, colour: colours[index] ?? color }));
    const font = String(typography.fontFamily);
    saveFile(`${name}.png`, await drawPng(svg, { title, legend, background, ink: color, font }));
  }, t('charts.pngFailed'));
  return {
    saveCsv: () => saveChartCsv(name, data),
    savePng: () => png.run(),
  };
}
