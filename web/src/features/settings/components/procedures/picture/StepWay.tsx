import type { StepKind } from '@parlance/domain/documents/procedures/procedureOf';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { PlacedWay } from './layoutSteps.ts';

interface StepWayProps {
  way: PlacedWay;
  /** Kind of the step that it leads from. */
  kind: StepKind | undefined;
  /** Reference to the arrow's head. */
  arrow: string;
}

type Forking = 'check' | 'look-up' | 'call' | 'confirm';

function isForking(kind: StepKind | undefined): kind is Forking {
  return kind === 'check' || kind === 'look-up' || kind === 'call' || kind === 'confirm';
}

/** A way from one step to another one, with its name where a step has two. */
export function StepWay({ way: { way, points }, kind, arrow }: StepWayProps) {
  const t = useTranslate();
  const [start] = points;
  if (start === undefined) return null;
  const label = isForking(kind) ? t(`procedures.edge.${kind}.${way}`) : '';
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  return (
    <>
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeOpacity={0.7}
        strokeWidth={1.5}
        strokeDasharray={way === 'otherwise' ? '5 4' : undefined}
        strokeLinejoin="round"
        markerEnd={arrow}
      />
      {label !== '' && (
        <text
          x={start.x + (way === 'next' ? -6 : 0)}
          y={start.y + (way === 'next' ? 15 : 26)}
          textAnchor={way === 'next' ? 'end' : 'middle'}
          fill="currentColor"
          fontSize={12}
        >
          {label}
        </text>
      )}
    </>
  );
}
