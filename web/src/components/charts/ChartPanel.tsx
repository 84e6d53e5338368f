import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef, useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { ChartData } from './chart.ts';
import { isEmptyChart } from './chart.ts';
import type { ChartDrawingProps } from './ChartDrawing.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartTable } from './ChartTable.tsx';
import { DownloadMenu } from './files/DownloadMenu.tsx';
import { useChartFiles } from './files/useChartFiles.ts';

const ChartDrawing = lazy(async () => import('./ChartDrawing.tsx'));

/** The height of a drawing and of the table in its place, in px: nothing moves while one loads or the other is chosen. */
const HEIGHT = 260;

interface ChartPanelProps {
  title: string;
  text?: string;
  data: ChartData;
  kind: ChartDrawingProps['kind'];
  /** Name of downloaded files, without the extension. */
  name: string;
  /** Advice shown when the chart is empty. */
  emptyText: string;
}

/** A chart with its figures as a table and as files. */
export function ChartPanel({ title, text, data, kind, name, emptyText }: ChartPanelProps) {
  const t = useTranslate();
  const [isTable, setTable] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { saveCsv, savePng } = useChartFiles({ title, name, data }, frame);
  if (isEmptyChart(data)) {
    return (
      <ChartFrame title={title} text={text}>
        <Box sx={{ display: 'grid', placeItems: 'center', minHeight: HEIGHT + 36, textAlign: 'center' }}>
          <Typography color="textSecondary" sx={{ maxWidth: '48ch' }}>
            {emptyText}
          </Typography>
        </Box>
      </ChartFrame>
    );
  }
  const label = t(isTable ? 'charts.asChart' : 'charts.asTable', { title });
  return (
    <ChartFrame
      title={title}
      text={text}
      actions={
        <>
          <Tooltip title={label}>
            <IconButton aria-label={label} onClick={() => setTable(!isTable)}>
              <AppIcon name={isTable ? 'chart-bar' : 'table'} />
            </IconButton>
          </Tooltip>
          <DownloadMenu title={title} onCsv={saveCsv} onPng={isTable ? undefined : savePng} />
        </>
      }
    >
      <ChartLegend data={data} />
      {isTable ? (
        <ScrollRegion title={title} height={HEIGHT}>
          <ChartTable title={title} data={data} />
        </ScrollRegion>
      ) : (
        <Box ref={frame} sx={{ height: HEIGHT, minWidth: 0 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
            <ChartDrawing data={data} kind={kind} height={HEIGHT} />
          </Suspense>
        </Box>
      )}
    </ChartFrame>
  );
}
