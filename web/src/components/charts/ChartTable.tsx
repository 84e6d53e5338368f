import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router';
import type { ChartData } from './chart.ts';
import { useFormatFigure } from './useFormatFigure.ts';

interface ChartTableProps {
  title: string;
  data: ChartData;
}

/** A chart's figures as a table. Categories and figures lead to their conversations. */
export function ChartTable({ title, data: { axis, unit, categories, series } }: ChartTableProps) {
  const format = useFormatFigure();
  return (
    <Table
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
        {categories.map(({ key, label, to }, index) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {to === undefined ? (
                label
              ) : (
                <MuiLink component={Link} to={to} color="textPrimary">
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
      </TableBody>
    </Table>
  );
}

interface FigureLinkProps {
  value: number | null;
  text: string;
  /** What is counted. */
  label: string;
  to: string | undefined;
}

/** A figure, which leads to its conversations where there are any. */
function FigureLink({ value, text, label, to }: FigureLinkProps) {
  if (to === undefined || value === null || value === 0) return text;
  return (
    <MuiLink component={Link} to={to} color="textPrimary" aria-label={`${label}: ${text}`}>
      {text}
    </MuiLink>
  );
}
