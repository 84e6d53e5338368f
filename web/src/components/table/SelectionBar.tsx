import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { visuallyHidden } from '#web/components/ui/visuallyHidden.ts';

interface SelectionBarProps {
  /** Number of selected rows; the bar appears with the first one. */
  count: number;
  /** Says how many, for eyes and screen readers. That there are none any more is said to the latter alone. */
  text: string;
  /** Actions on the selected rows. */
  children: ReactNode;
}

/** Number of selected rows, and the actions on them. Not shown without a selection. */
export function SelectionBar({ count, text, children }: SelectionBarProps) {
  const region = useRef<HTMLDivElement>(null);
  const isShown = count > 0;
  const wasShown = useRef(false);
  // The button that was pressed is gone with the bar: its focus stays here.
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body) region.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <Box
      ref={region}
      tabIndex={-1}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        outline: 'none',
        position: 'relative',
        ...(isShown && { minHeight: 48, mb: 1 }),
      }}
    >
      <Typography
        variant="body2"
        color="textSecondary"
        aria-live="polite"
        sx={isShown ? { mr: 'auto' } : visuallyHidden}
      >
        {text}
      </Typography>
      {isShown && children}
    </Box>
  );
}
