import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { Sparkline, type SparklinePoint } from '#web/components/charts/Sparkline.tsx';

interface FigureCardProps {
  label: string;
  value: string;
  /** Path of the list of the counted items. */
  to: string;
  /** The same figure of the week before. */
  before: string;
  /** Day by day, oldest first. */
  course: readonly SparklinePoint[];
  format: (value: number) => string;
}

/** One figure of the week: what it is now, what it was before, and how it went. An entry of a description list. */
export function FigureCard({ label, value, to, before, course, format }: FigureCardProps) {
  const t = useTranslate();
  return (
    <Box
      sx={{
        // Labels of one row take the height of the longest: the figures below them stand on one line.
        display: 'grid',
        gridRow: 'span 2',
        gridTemplateRows: 'subgrid',
        rowGap: 0.5,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        minWidth: 0,
      }}
    >
      <Typography
        component="dt"
        variant="body2"
        color="textSecondary"
        sx={{ hyphens: 'auto', overflowWrap: 'anywhere' }}
      >
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography variant="h1" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <MuiLink component={PageLink} to={to} color="inherit" underline="hover" aria-label={`${label}: ${value}`}>
            {value}
          </MuiLink>
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
          {t('overview.before', { value: before })}
        </Typography>
        <Sparkline label={label} points={course} format={format} />
      </Box>
    </Box>
  );
}
