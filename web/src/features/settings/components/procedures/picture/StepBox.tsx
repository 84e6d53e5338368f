import Box from '@mui/material/Box';
import { BOX, type PlacedStep } from './layoutSteps.ts';

interface StepBoxProps {
  placed: PlacedStep;
  kind: string;
  title: string;
}

/** Characters of a line that fit into a box. */
const LINE = 26;

function shortened(text: string): string {
  return text.length > LINE ? `${text.slice(0, LINE - 1).trimEnd()}…` : text;
}

/** A step in the picture: its number and kind, and its first words. Ends have round corners, checks pointed sides. */
export function StepBox({ placed: { step, number, x, y }, kind, title }: StepBoxProps) {
  const { width, height } = BOX;
  const isEnd = step.kind === 'end' || step.kind === 'hand-over';
  const tip = 12;
  const check = `M${tip} 0 H${width - tip} L${width} ${height / 2} L${width - tip} ${height} H${tip} L0 ${height / 2} Z`;
  return (
    <Box
      component="g"
      transform={`translate(${x} ${y})`}
      sx={(theme) => ({
        '& .step-shape': {
          fill: (theme.vars ?? theme).palette.background.paper,
          stroke: isEnd ? (theme.vars ?? theme).palette.primary.main : (theme.vars ?? theme).palette.text.secondary,
        },
      })}
    >
      {step.kind === 'check' ? (
        <path className="step-shape" d={check} strokeWidth={1.5} />
      ) : (
        <rect className="step-shape" width={width} height={height} rx={isEnd ? height / 2 : 6} strokeWidth={1.5} />
      )}
      <text x={width / 2} y={25} textAnchor="middle" fill="currentColor" fontWeight={600}>
        {`${number}. ${kind}`}
      </text>
      <text x={width / 2} y={45} textAnchor="middle" fill="currentColor" fontSize={12}>
        {shortened(title)}
      </text>
    </Box>
  );
}
