import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

const SIDES = ['original', 'read'] as const;

export type Side = (typeof SIDES)[number];

interface SidesProps {
  /** The one that is shown where there is room for one alone. */
  side: Side;
  onSide: (side: Side) => void;
  contents: Readonly<Record<Side, ReactNode>>;
}

/** The original and what was read of it: next to each other where there is room, otherwise one at a time. */
export function Sides(props: SidesProps) {
  return useMediaQuery('(max-width: 899.950px)') ? <OneSide {...props} /> : <BothSides {...props} />;
}

function OneSide({ side, onSide, contents }: SidesProps) {
  const t = useTranslate();
  const id = useId();
  // The original is not loaded before somebody wants to see it, and stays then.
  const [isOpened, setOpened] = useState(side === 'original');
  if (side === 'original' && !isOpened) setOpened(true);
  return (
    <>
      <Tabs value={side} onChange={(_event, next: Side) => onSide(next)} variant="fullWidth" sx={{ mb: 2 }}>
        {SIDES.map((each) => (
          <Tab
            key={each}
            value={each}
            label={t(`text.${each}`)}
            id={`${id}-${each}`}
            aria-controls={`${id}-${each}-panel`}
          />
        ))}
      </Tabs>
      {SIDES.map((each) => (
        <div
          key={each}
          role="tabpanel"
          id={`${id}-${each}-panel`}
          aria-labelledby={`${id}-${each}`}
          hidden={each !== side}
        >
          {(each === 'read' || isOpened) && contents[each]}
        </div>
      ))}
    </>
  );
}

/** The original stays in view while what was read scrolls. */
const STAYS = { position: 'sticky', top: 16, maxHeight: 'calc(100dvh - 32px)', overflow: 'auto' } as const;

function BothSides({ contents }: SidesProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 3, alignItems: 'start' }}>
      {SIDES.map((each) => (
        <Box
          key={each}
          component="section"
          aria-labelledby={`${id}-${each}`}
          sx={each === 'original' ? STAYS : { minWidth: 0 }}
        >
          <Typography variant="h2" id={`${id}-${each}`} sx={{ mb: 1.5 }}>
            {t(`text.${each}`)}
          </Typography>
          {contents[each]}
        </Box>
      ))}
    </Box>
  );
}
