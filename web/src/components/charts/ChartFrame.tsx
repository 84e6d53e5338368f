import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface ChartFrameProps {
  title: string;
  /** Description of the figures, in a sentence. */
  text?: string | undefined;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame around a chart or a list of figures, as a region with its title. */
export function ChartFrame({ title, text, actions, children }: ChartFrameProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        p: { xs: 1.5, sm: 2 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between', minHeight: 40 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" id={titleId} sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
            {title}
          </Typography>
          {text !== undefined && (
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '72ch' }}>
              {text}
            </Typography>
          )}
        </Box>
        {actions !== undefined && <Box sx={{ display: 'flex', flexShrink: 0 }}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  );
}
