import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

interface ChatColumnsProps {
  /** The right column, which can take the focus. */
  ref: Ref<HTMLDivElement>;
  /** Phones show the chosen conversation in place of the list. */
  hasChosen: boolean;
  list: ReactNode;
  /** The chosen conversation. */
  children: ReactNode;
}

/** The list on the left and the conversation on the right, each with its own scroll bar. */
export function ChatColumns({ ref, hasChosen, list, children }: ChatColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '340px 1fr' },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        // Eight conversations, on a screen of 900 pixels too.
        height: { md: 'max(620px, calc(100dvh - 250px))' },
        overflow: { md: 'hidden' },
      }}
    >
      <Box
        sx={{
          display: { xs: hasChosen ? 'none' : 'block', md: 'block' },
          borderRight: { md: 1 },
          borderColor: { md: 'divider' },
          overflowY: 'auto',
          minWidth: 0,
        }}
      >
        {list}
      </Box>
      <Box
        ref={ref}
        tabIndex={-1}
        sx={{
          outline: 'none',
          display: { xs: hasChosen ? 'flex' : 'none', md: 'flex' },
          flexDirection: 'column',
          minWidth: 0,
          minHeight: 0,
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
