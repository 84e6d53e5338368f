import Box from '@mui/material/Box';
import type { AnswerDraft } from '@parlance/domain/contracts/playground';
import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Side } from '../../api/Round.ts';
import { useDraftName } from '../../useDraftName.ts';

interface SideCardProps {
  side: Side;
  draft: AnswerDraft;
  children: ReactNode;
}

/** One side's settings, which can be folded away while answers are read. */
export function SideCard({ side, draft, children }: SideCardProps) {
  const t = useTranslate();
  const name = useDraftName();
  return (
    <Box
      component="details"
      open
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', px: 2, minWidth: 0 }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', py: 1.5, fontWeight: 600 }}>
        {t(`playground.side.${side}`)} · {name(draft)}
      </Box>
      <Box sx={{ pt: 1.5, pb: 2 }}>{children}</Box>
    </Box>
  );
}
