import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useRef } from 'react';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { ChartData, ChartSeries } from './chart.ts';
import { useFirstRows } from './useFirstRows.ts';
import { useFormatFigure } from './useFormatFigure.ts';

interface ChartTableProps {
  title: string;
  data: ChartData;
  /** Maximum categories shown at first, the others on request. Without it, all. */
  most?: number;
}

/** A chart's figures as a table. Categories and figures lead to their conversations; what is not shown at first is one row, which opens it. */
export function ChartTable({ title, data: { axis, unit, categories, series }, most }: ChartTableProps) {
  const format = useFormatFigure();
  const table = useRef<HTMLTableElement>(null);
  const { shown, hidden, showAll } = useFirstRows(categories, most, table);
  return (
    <Table
      ref={table}
      size="small"
      stickyHeader
      sx={{ fontVariantNumeric: 'tabular-nums', '& .MuiTableCell-head': { bgcolor: 'background.paper' } }}
    >
      <Box component="caption" className="visually-hidden">
        {title}
      </Box>
      <TableHead>
        <TableRow>
          <TableCell scope="col">{axis}</TableCell>
          {series.map(({ id, label }) => (
            <TableCell key={id} scope="col" align="right">
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {shown.map(({ key, label, to }, index) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {to === undefined ? (
                label
              ) : (
                <MuiLink component={PageLink} to={to} color="textPrimary">
                  {label}
                </MuiLink>
              )}
            </TableCell>
            {series.map(({ id, label: counted, values, links }) => (
              <TableCell key={id} align="right">
                <FigureLink
                  value={values[index] ?? null}
                  text={format(values[index] ?? null, unit)}
                  label={counted}
                  to={links?.[index]}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
        {hidden.length > 0 && <HiddenRow {...{ series, unit, format }} from={shown.length} onOpen={showAll} />}
      </TableBody>
    </Table>
  );
}

interface HiddenRowProps extends Pick<ChartData, 'series' | 'unit'> {
  /** The index of the first category that is not shown. */
  from: number;
  format: ReturnType<typeof useFormatFigure>;
  onOpen: () => void;
}

/** The categories not shown yet, as one row. */
function HiddenRow({ series, unit, format, from, onOpen }: HiddenRowProps) {
  const t = useTranslate();
  const count = (series[0]?.values.length ?? from) - from;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <MuiLink component="button" type="button" color="textPrimary" onClick={onOpen}>
          {t('charts.showMore', { count })}
        </MuiLink>
      </TableCell>
      {series.map(({ id, values }) => (
        <TableCell key={id} align="right">
          {format(sumOf(values.slice(from)), unit)}
        </TableCell>
      ))}
    </TableRow>
  );
}

function sumOf(values: ChartSeries['values']): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

interface FigureLinkProps {
  value: number | null;
  text: string;
  /** Name of the counted quantity. */
  label: string;
  to: string | undefined;
}

/** A figure, which leads to its conversations where there are any. */
function FigureLink({ value, text, label, to }: FigureLinkProps) {
  if (to === undefined || value === null || value === 0) return text;
  return (
    <MuiLink component={PageLink} to={to} color="textPrimary" aria-label={`${label}: ${text}`}>
      {text}
    </MuiLink>
  );
}
