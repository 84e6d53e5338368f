import Box from '@mui/material/Box';
import { useRef } from 'react';
import { ScrollRegion } from './ScrollRegion.tsx';
import { saveChartCsv } from './files/saveChartCsv.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { DownloadMenu } from './files/DownloadMenu.tsx';
import { useGridPng } from './files/useGridPng.ts';
import { HeatTable, type HeatTableProps } from './HeatTable.tsx';
import { useFormatFigure } from './useFormatFigure.ts';

interface HeatMapProps extends Omit<HeatTableProps, 'strongest'> {
  text?: string;
  name: string;
}

/** The strongest colour that the text of a cell can be read on, in percent of the primary colour. */
const STRONGEST = 45;

/** Figures by two things at once, as a table whose cells are the darker the larger their number is. */
export function HeatMap({ title, text, axis, columns, rows, hrefOf, name }: HeatMapProps) {
  const saveCsv = () => {
    const categories = rows.map(({ key, label }) => ({ key, label, csv: label }));
    const series = columns.map((label, index) => ({
      id: label,
      label,
      values: rows.map(({ values }) => values[index] ?? 0),
    }));
    saveChartCsv(name, { axis, unit: 'count', categories, series });
  };
  const frame = useRef<HTMLDivElement>(null);
  const format = useFormatFigure();
  const largest = largestOf(rows);
  const grid = {
    columns,
    rows: rows.map(({ label, values }) => ({
      label,
      cells: values.map((value) => ({ text: format(value, 'count'), strength: value / largest })),
    })),
  };
  const savePng = useGridPng({ title, name, grid, strongest: STRONGEST / 100 }, frame);
  return (
    <ChartFrame title={title} text={text} actions={<DownloadMenu title={title} onCsv={saveCsv} onPng={savePng} />}>
      <Box ref={frame} sx={{ minWidth: 0 }}>
        <ScrollRegion title={title} hasStops>
          <HeatTable {...{ title, axis, columns, rows, hrefOf }} strongest={STRONGEST} />
        </ScrollRegion>
      </Box>
    </ChartFrame>
  );
}

function largestOf(rows: HeatMapProps['rows']): number {
  return Math.max(1, ...rows.flatMap(({ values }) => values));
}
