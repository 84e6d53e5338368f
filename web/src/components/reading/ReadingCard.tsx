import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { Panel } from '#web/components/ui/Panel.tsx';

interface ReadingCardProps {
  title: string;
  /** Progress in words; announced when it changes. */
  state: string;
  /** 0 to 1; undefined when it is over. */
  progress: number | undefined;
  children?: ReactNode;
}

/** Progress of reading a source. The bar keeps its place when it is over. */
export function ReadingCard({ title, state, progress, children }: ReadingCardProps) {
  return (
    <Panel>
      <Box sx={{ p: 2 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.5 }}>
          {progress === undefined && <AppIcon name="circle-check" size={20} />}
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
        </Box>
        <Typography component="output" color="textSecondary" sx={{ display: 'block', mb: 1 }}>
          {state}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={(progress ?? 1) * 100}
          aria-label={title}
          sx={{ mb: children === undefined ? 0 : 1.5 }}
        />
        {children}
      </Box>
    </Panel>
  );
}
