import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ScrollRegion } from './ScrollRegion.tsx';
import { saveChartCsv } from './files/saveChartCsv.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { DownloadMenu } from './files/DownloadMenu.tsx';
import { useGridPng } from './files/useGridPng.ts';
import { useFormatFigure } from './useFormatFigure.ts';

interface HeatMapProps {
  title: string;
  text?: string;
  /** What the rows are: heads the first column. */
  axis: string;
  columns: readonly string[];
  /** Each with as many values as there are columns. */
  rows: readonly { key: string; label: string; values: readonly number[] }[];
  /** Where the conversations of a cell are listed. */
  hrefOf?: ((row: number, column: number) => string) | undefined;
  name: string;
}

/** The strongest colour that the text of a cell can be read on, in percent of the primary colour. */
const STRONGEST = 45;

const cell = { p: 0.25, textAlign: 'center', minWidth: 30, height: 30, borderRadius: 0.5 } as const;

/** A link that is as large as its cell. */
const whole = { display: 'block', lineHeight: '30px' } as const;

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
        <ScrollRegion title={title}>
          <HeatTable {...{ title, axis, columns, rows, hrefOf }} />
        </ScrollRegion>
      </Box>
    </ChartFrame>
  );
}

function largestOf(rows: HeatMapProps['rows']): number {
  return Math.max(1, ...rows.flatMap(({ values }) => values));
}

type HeatTableProps = Pick<HeatMapProps, 'title' | 'axis' | 'columns' | 'rows' | 'hrefOf'>;

function HeatTable({ title, axis, columns, rows, hrefOf }: HeatTableProps) {
  const format = useFormatFigure();
  const largest = largestOf(rows);
  return (
    <Box
      component="table"
      sx={{ borderSpacing: 2, width: '100%', typography: 'caption', fontVariantNumeric: 'tabular-nums' }}
    >
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ textAlign: 'left', fontWeight: 550, pr: 1 }}>
            {axis}
          </Box>
          {columns.map((column) => (
            <Box component="th" scope="col" key={column} sx={{ ...cell, fontWeight: 400, color: 'text.secondary' }}>
              {column}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, values }, row) => (
          <tr key={key}>
            <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 550, pr: 1, whiteSpace: 'nowrap' }}>
              {label}
            </Box>
            {values.map((value, index) => (
              <Box
                component="td"
                key={columns[index]}
                style={{
                  backgroundColor: `color-mix(in srgb, var(--mui-palette-primary-main) ${Math.round((STRONGEST * value) / largest)}%, transparent)`,
                }}
                sx={cell}
              >
                {hrefOf === undefined || value === 0 ? (
                  format(value, 'count')
                ) : (
                  <MuiLink component={Link} to={hrefOf(row, index)} color="textPrimary" sx={whole}>
                    {format(value, 'count')}
                  </MuiLink>
                )}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
