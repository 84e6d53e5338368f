import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { type KeyboardEvent, useRef, useState } from 'react';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { gridMove, type GridPlace } from './gridMove.ts';
import { useFormatFigure } from './useFormatFigure.ts';

export interface HeatTableProps {
  title: string;
  /** Name of the rows' dimension: heads the first column. */
  axis: string;
  columns: readonly string[];
  /** Each with as many values as there are columns. */
  rows: readonly { key: string; label: string; values: readonly number[] }[];
  /** Path of the list of a cell's conversations. */
  hrefOf?: ((row: number, column: number) => string) | undefined;
  /** The strongest ground of a cell, in percent of the primary colour. */
  strongest: number;
}

const cell = { p: 0.25, textAlign: 'center', minWidth: 30, height: 30, borderRadius: 0.5 } as const;
const focused = {
  '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: -2 },
} as const;

/** A link that is as large as its cell. */
const whole = { display: 'block', lineHeight: '30px', borderRadius: 0.5, ...focused } as const;

/** First stop of the keyboard: the first cell with a number. */
function firstOf(rows: HeatTableProps['rows']): GridPlace {
  const row = rows.findIndex(({ values }) => values.some((value) => value > 0));
  if (row === -1) return { row: 0, column: 0 };
  return { row, column: rows[row]?.values.findIndex((value) => value > 0) ?? 0 };
}

/**
 * The table of a heat map, a grid to the keyboard: one stop of the tab key, from which arrows, Home and End go from cell to cell, and
 * Enter opens the conversations of one.
 */
export function HeatTable({ title, axis, columns, rows, hrefOf, strongest }: HeatTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<GridPlace>();
  const stop = chosen ?? firstOf(rows);
  const largest = Math.max(1, ...rows.flatMap(({ values }) => values));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const next = gridMove(event, stop, { rows: rows.length, columns: columns.length });
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus();
  };
  return (
    <Box
      component="table"
      role="grid"
      ref={table}
      onKeyDown={onKeyDown}
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
            {values.map((value, column) => (
              <HeatCell
                key={columns[column]}
                value={value}
                strength={Math.round((strongest * value) / largest)}
                to={value === 0 ? undefined : hrefOf?.(row, column)}
                place={{ row, column }}
                isStop={row === stop.row && column === stop.column}
                onFocus={setChosen}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

interface HeatCellProps {
  value: number;
  /** Of its ground, in percent. */
  strength: number;
  /** Undefined where there is nothing to open. */
  to: string | undefined;
  place: GridPlace;
  /** The tab key stops here. */
  isStop: boolean;
  onFocus: (place: GridPlace) => void;
}

function HeatCell({ value, strength, to, place, isStop, onFocus }: HeatCellProps) {
  const text = useFormatFigure()(value, 'count');
  const stop = {
    'data-cell': `${place.row}-${place.column}`,
    tabIndex: isStop ? 0 : -1,
    onFocus: () => onFocus(place),
  };
  return (
    <Box
      component="td"
      {...(to === undefined && stop)}
      style={{ backgroundColor: `color-mix(in srgb, var(--mui-palette-primary-main) ${strength}%, transparent)` }}
      sx={{ ...cell, ...focused }}
    >
      {to === undefined ? (
        text
      ) : (
        <MuiLink component={PageLink} to={to} color="textPrimary" sx={whole} {...stop}>
          {text}
        </MuiLink>
      )}
    </Box>
  );
}
