import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DocsPath } from '#web/config/DOCS_CONTENTS.ts';
import { HelpLink } from './HelpLink.tsx';
import { PageTitle } from './PageTitle.tsx';

interface PageHeaderProps {
  title: string;
  /** The document's title where it says more than the heading. */
  documentTitle?: string;
  context?: string;
  /** The page of the documentation that explains this one. */
  help?: DocsPath;
  action?: ReactNode;
}

/** A page's one heading, a line of context and at most one primary action. */
export function PageHeader({ title, documentTitle = title, context, help, action }: PageHeaderProps) {
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', justifyContent: 'space-between', mb: 3 }}
    >
      <PageTitle title={documentTitle} />
      <Box sx={{ minWidth: 0, maxWidth: '72ch' }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {context !== undefined && (
          <Typography color="textSecondary" sx={{ mt: 0.75 }}>
            {context} {help !== undefined && <HelpLink page={help} about={title} />}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
