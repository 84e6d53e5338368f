import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

interface StepHeadingProps {
  title: string;
  /** True for every step but the one that the page opened with. */
  takesFocus: boolean;
}

/** A step's heading. It takes the focus when the step appears, so that nobody is left on a button that is gone. */
export function StepHeading({ title, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ mt: 3, outline: 'none' }}>
      {title}
    </Typography>
  );
}
