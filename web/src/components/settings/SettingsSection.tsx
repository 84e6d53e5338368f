import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { HelpLink } from '#web/components/page/HelpLink.tsx';
import type { DocsPath } from '#web/config/DOCS_CONTENTS.ts';

interface SettingsSectionProps {
  title: string;
  text?: string;
  /** The page of the documentation that explains it. */
  help?: DocsPath;
  /** True if actions in this section can't be undone. */
  isDanger?: boolean;
  children: ReactNode;
}

/** One subject of a settings page: what it is about on the left, what can be done on the right. */
export function SettingsSection({ title, text, help, isDanger = false, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        // From `lg` on a column of links stands beside it.
        gap: { xs: 2, md: 5, lg: 2, xl: 5 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 280px) minmax(0, 1fr)',
          lg: 'minmax(0, 1fr)',
          xl: 'minmax(0, 280px) minmax(0, 1fr)',
        },
        py: 3.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box>
        <Typography variant="h2" id={id} color={isDanger ? 'error' : undefined}>
          {title}
        </Typography>
        {text !== undefined && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75, maxWidth: '52ch' }}>
            {text} {help !== undefined && <HelpLink page={help} about={title} />}
          </Typography>
        )}
      </Box>
      <Box sx={{ minWidth: 0, maxWidth: 640 }}>{children}</Box>
    </Box>
  );
}
