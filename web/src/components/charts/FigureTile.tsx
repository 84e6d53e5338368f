import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageLink } from '#web/components/links/PageLink.tsx';

interface FigureTileProps {
  label: string;
  value: string;
  /** Path of the list of the counted items. */
  to?: string | undefined;
  /** Comparison with the previous period, and other notes worth a line. */
  notes: readonly string[];
}

/** One figure with what it is compared to. An entry of a description list. */
export function FigureTile({ label, value, to, notes }: FigureTileProps) {
  return (
    <Box
      sx={{
        // Labels of one row take the height of the longest: the figures below them stand on one line.
        display: 'grid',
        gridRow: 'span 2',
        gridTemplateRows: 'subgrid',
        rowGap: 0.5,
        p: 2,
        minWidth: 0,
        minHeight: 132,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
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
        <Typography variant="h1" component="p" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
          {to === undefined ? (
            value
          ) : (
            <MuiLink component={PageLink} to={to} color="inherit" underline="hover" aria-label={`${label}: ${value}`}>
              {value}
            </MuiLink>
          )}
        </Typography>
        {notes.map((note) => (
          <Typography key={note} variant="caption" component="p" color="textSecondary">
            {note}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
