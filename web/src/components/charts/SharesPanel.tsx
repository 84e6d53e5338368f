import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LEAST_BASE } from '@parlance/domain/analytics/LEAST_BASE';
import { type RefObject, useRef } from 'react';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { saveChartCsv } from './files/saveChartCsv.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { DownloadMenu } from './files/DownloadMenu.tsx';
import { useGridPng } from './files/useGridPng.ts';
import { useFirstRows } from './useFirstRows.ts';
import { useFormatFigure } from './useFormatFigure.ts';

export interface Share {
  key: string;
  label: string;
  count: number;
  /** Meaning of the share, where the label does not say. */
  text?: string;
  /** Path of the list of its conversations. */
  to?: string | undefined;
}

interface SharesPanelProps {
  title: string;
  text?: string;
  /** Name of the shares' dimension: heads the first column. */
  axis: string;
  /** Unit of the count: heads the second column. */
  unit: string;
  /** The largest first. */
  shares: readonly Share[];
  name: string;
  emptyText: string;
}

/** Shares shown at first; the others on request, if there are several. */
const SHOWN = 8;

/**
 * Parts of a whole as a table: each with its number, a bar as long as its share, and, of a whole that is worth it, the share in percent.
 * What is beyond the first ones is one row, which opens to all of them. Files have all.
 */
export function SharesPanel({ title, text, axis, unit, shares, name, emptyText }: SharesPanelProps) {
  const format = useFormatFigure();
  const total = sumOf(shares);
  const saveCsv = () => {
    const series = [{ id: 'count', label: unit, values: shares.map(({ count }) => count) }];
    const categories = shares.map(({ key, label }) => ({ key, label, csv: label }));
    saveChartCsv(name, { axis, unit: 'count', categories, series });
  };
  const frame = useRef<HTMLTableElement>(null);
  const grid = {
    columns: [],
    rows: shares.map(({ label, count }) => ({
      label,
      cells: [
        { text: format(count, 'count'), strength: 0 },
        ...(total < LEAST_BASE ? [] : [{ text: format(count / total, 'share'), strength: 0 }]),
      ],
      bar: count / Math.max(1, total),
    })),
  };
  const savePng = useGridPng({ title, name, grid }, frame);
  if (total === 0) {
    return (
      <ChartFrame title={title} text={text}>
        <Typography color="textSecondary">{emptyText}</Typography>
      </ChartFrame>
    );
  }
  return (
    <ChartFrame title={title} text={text} actions={<DownloadMenu title={title} onCsv={saveCsv} onPng={savePng} />}>
      <SharesTable {...{ title, axis, unit, shares, total }} frame={frame} />
    </ChartFrame>
  );
}

interface SharesTableProps extends Pick<SharesPanelProps, 'title' | 'axis' | 'unit' | 'shares'> {
  /** The sum of all shares. */
  total: number;
  frame: RefObject<HTMLTableElement | null>;
}

function SharesTable({ title, axis, unit, shares, total, frame }: SharesTableProps) {
  const t = useTranslate();
  const format = useFormatFigure();
  const { shown, hidden, showAll } = useFirstRows(shares, SHOWN, frame);
  return (
    <Box component="table" ref={frame} sx={{ width: '100%', borderCollapse: 'collapse', typography: 'body2' }}>
      <caption className="visually-hidden">{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{axis}</th>
          <th scope="col">{unit}</th>
          {total >= LEAST_BASE && <th scope="col">{t('charts.share')}</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map((share) => (
          <ShareRow key={share.key} share={share} total={total} format={format} />
        ))}
        {hidden.length > 0 && (
          <ShareRow
            share={{
              key: 'others',
              label: t('charts.showMore', { count: hidden.length }),
              count: sumOf(hidden),
              onOpen: showAll,
            }}
            total={total}
            format={format}
          />
        )}
      </tbody>
    </Box>
  );
}

function sumOf(shares: readonly Share[]): number {
  return shares.reduce((sum, { count }) => sum + count, 0);
}

interface ShareRowProps {
  /** With `onOpen`, its label is a button. */
  share: Share & { onOpen?: () => void };
  /** The sum of all shares. */
  total: number;
  format: ReturnType<typeof useFormatFigure>;
}

function ShareRow({ share: { label, count, text, to, onOpen }, total, format }: ShareRowProps) {
  const number = { textAlign: 'right', pl: 1.5, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
  return (
    <Box component="tr" sx={{ verticalAlign: 'top', '& > *': { py: 0.75 } }}>
      <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 550, width: '100%', minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          <ShareLabel label={label} to={count === 0 ? undefined : to} onOpen={onOpen} />
        </Box>
        {text !== undefined && (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {text}
          </Typography>
        )}
        <Box aria-hidden="true" sx={{ mt: 0.5, height: 6, borderRadius: 1, bgcolor: 'action.hover' }}>
          <Box sx={{ width: `${(100 * count) / total}%`, height: 6, borderRadius: 1, bgcolor: 'primary.main' }} />
        </Box>
      </Box>
      <Box component="td" sx={number}>
        {format(count, 'count')}
      </Box>
      {total >= LEAST_BASE && (
        <Box component="td" sx={{ ...number, color: 'text.secondary', minWidth: 56 }}>
          {format(count / total, 'share')}
        </Box>
      )}
    </Box>
  );
}

interface ShareLabelProps {
  label: string;
  to: string | undefined;
  onOpen: (() => void) | undefined;
}

function ShareLabel({ label, to, onOpen }: ShareLabelProps) {
  if (onOpen !== undefined) {
    return (
      <MuiLink component="button" type="button" variant="body2" color="textPrimary" onClick={onOpen}>
        {label}
      </MuiLink>
    );
  }
  if (to === undefined) return label;
  return (
    <MuiLink component={PageLink} to={to} color="textPrimary">
      {label}
    </MuiLink>
  );
}
