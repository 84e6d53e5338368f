import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import { dequal } from 'dequal';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useProcedureOutline } from '#web/lib/procedures/useProcedureOutline.ts';
import { WordDiff } from './WordDiff.tsx';

interface ProceduresDifferenceProps {
  chatbotId: string;
  before: readonly Procedure[];
  after: readonly Procedure[];
}

/** The procedures that came, went or changed, by their names, with the words that differ; then their order, if it is all that does. */
export function ProceduresDifference({ chatbotId, before, after }: ProceduresDifferenceProps) {
  const t = useTranslate();
  const ids = [...new Set([...after, ...before].map(({ id }) => id))];
  const pairs = ids.map((id) => ({
    id,
    old: before.find((one) => one.id === id),
    now: after.find((one) => one.id === id),
  }));
  const different = pairs.filter(({ old, now }) => !dequal(old, now));
  if (different.length === 0) return <Typography variant="body2">{t('procedures.orderChanged')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {different.map(({ id, old, now }) => (
        <OneDifference key={id} chatbotId={chatbotId} old={old} now={now} />
      ))}
    </Box>
  );
}

interface OneDifferenceProps {
  chatbotId: string;
  old: Procedure | undefined;
  now: Procedure | undefined;
}

function OneDifference({ chatbotId, old, now }: OneDifferenceProps) {
  const t = useTranslate();
  const outline = useProcedureOutline(chatbotId);
  const state = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
  return (
    <section>
      <Typography variant="body2" component="h4" sx={{ fontWeight: 600 }}>
        {t(`procedures.difference.${state}`, { name: (now ?? old)?.name ?? '' })}
      </Typography>
      <WordDiff before={outline(old)} after={outline(now)} />
    </section>
  );
}
