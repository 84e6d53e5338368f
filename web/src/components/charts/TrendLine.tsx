import Box from '@mui/material/Box';
import { sparklinePath } from './sparklinePath.ts';

const WIDTH = 120;
const HEIGHT = 28;

/** The course of a figure as a small line, oldest first. Null leaves a gap. Decoration: its figures are said elsewhere. */
export function TrendLine({ values }: { values: readonly (number | null)[] }) {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height: HEIGHT, color: 'primary.main' }}
    >
      <path
        d={sparklinePath(values, { width: WIDTH, height: HEIGHT })}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}
