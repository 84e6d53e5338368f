import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useIntl } from 'react-intl';
import { aboveStretched } from '#web/components/table/aboveStretched.ts';
import { stretchedLink } from '#web/components/table/stretchedLink.ts';
import { TrendLine } from '#web/components/charts/TrendLine.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { begunLink } from '#web/lib/lists/begunLink.ts';
import type { TopicRow } from '../../views/topicRows.ts';
import { TopicMenu } from './TopicMenu.tsx';

interface TopicTableRowProps {
  chatbotId: string;
  row: TopicRow;
  /** The topics that it can be merged into; undefined for those who may not. */
  others: readonly TopicRow[] | undefined;
  span: { from: string; to: string };
}

/** One topic of a period. */
export function TopicTableRow({ chatbotId, row, others, span }: TopicTableRowProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { id, name, conversations, before, unanswered, frozen, course } = row;
  const label = name ?? t('analytics.others');
  const of = (filters: Parameters<typeof begunLink>[1]) => begunLink(chatbotId, { topic: id, ...filters, ...span });
  const change = before === 0 ? undefined : (conversations - before) / before;
  const felt = (['positive', 'neutral', 'negative'] as const).map((sentiment) => ({
    sentiment,
    text: `${t(`sentiment.${sentiment}`)}: ${intl.formatNumber(row[sentiment])}`,
  }));
  return (
    <TableRow hover sx={{ position: 'relative' }}>
      <TableCell component="th" scope="row" sx={{ minWidth: 160, maxWidth: 320, overflowWrap: 'anywhere' }}>
        <ToChats to={of({})} label={label} isOfRow>
          {label}
        </ToChats>
        {frozen && (
          <Box component="span" sx={{ ml: 1 }}>
            <StateChip color="default" icon="shield-lock" label={t('topics.frozen')} />
          </Box>
        )}
      </TableCell>
      <TableCell align="right">{intl.formatNumber(conversations)}</TableCell>
      <TableCell align="right">
        {change === undefined
          ? t('topics.new')
          : intl.formatNumber(change, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })}
      </TableCell>
      <TableCell sx={{ minWidth: 110 }}>
        <TrendLine values={course.map(({ value }) => value)} />
      </TableCell>
      <TableCell sx={{ minWidth: 150 }}>
        {felt.map(({ sentiment, text }) => (
          <Box component="span" key={sentiment} sx={{ display: 'block', typography: 'caption', lineHeight: '24px' }}>
            <ToChats to={row[sentiment] > 0 ? of({ sentiment }) : undefined} label={text}>
              {text}
            </ToChats>
          </Box>
        ))}
      </TableCell>
      <TableCell align="right">
        <ToChats
          to={unanswered > 0 ? of({ outcome: 'unanswered' }) : undefined}
          label={`${t('topics.unanswered')}: ${intl.formatNumber(unanswered)}`}
        >
          {intl.formatNumber(unanswered)}
        </ToChats>
      </TableCell>
      {others !== undefined && (
        <TableCell align="right" sx={aboveStretched}>
          {name !== null && <TopicMenu topic={{ ...row, name }} others={others} />}
        </TableCell>
      )}
    </TableRow>
  );
}

interface ToChatsProps {
  /** Undefined where there are none. */
  to: string | undefined;
  label: string;
  /** The whole row leads there. */
  isOfRow?: boolean;
  children: string;
}

/** A figure or a name that leads to its conversations. */
function ToChats({ to, label, isOfRow = false, children }: ToChatsProps) {
  if (to === undefined) return children;
  return (
    <MuiLink
      component={PageLink}
      to={to}
      color="textPrimary"
      aria-label={label}
      sx={isOfRow ? stretchedLink : aboveStretched}
    >
      {children}
    </MuiLink>
  );
}
