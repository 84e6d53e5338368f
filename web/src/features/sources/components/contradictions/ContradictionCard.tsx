import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DECISIONS, decideContradiction } from '@parlance/domain/contracts/sources/sources';
import type { Contradiction } from '@parlance/domain/documents/knowledge/contradiction';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useAction } from '#web/components/toast/useAction.ts';
import { Panel } from '#web/components/ui/Panel.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { ContradictionPassage } from './ContradictionPassage.tsx';

interface ContradictionCardProps {
  contradiction: Stored<Contradiction>;
  canDecide: boolean;
}

type Decision = (typeof DECISIONS)[number];

function verdictOf({ truth }: Contradiction, side: 'one' | 'other') {
  if (truth === null) return undefined;
  return truth === side ? 'used' : 'muted';
}

/** Two passages side by side, with what can be decided of them. */
export function ContradictionCard({ contradiction, canDecide }: ContradictionCardProps) {
  const t = useTranslate();
  const { formatDate } = useIntl();
  const toast = useToast();
  const titleId = useId();
  const { orgId } = useMembership();
  const { id, chatbotId, kind, state, foundAt } = contradiction;
  const { isBusy, run } = useAction(async (decision: Decision) => {
    await callContract(decideContradiction, { orgId, contradictionId: id, decision });
    toast.success(t(`contradictions.decided.${decision}`));
  });
  const isOpen = state === 'open';
  const { one, other } = contradiction;
  const hasOneName = one.sourceName === other.sourceName && one.sourceId !== other.sourceId;
  return (
    <Panel>
      <Box component="article" aria-labelledby={titleId}>
        <Box sx={{ px: 2, pt: 2, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
          <Typography id={titleId} variant="h3" component="h2">
            {t(`contradictions.kind.${kind}`)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('contradictions.found', { date: formatDate(foundAt, { dateStyle: 'medium' }) })}
          </Typography>
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          {(['one', 'other'] as const).map((side) => (
            <ContradictionPassage
              key={side}
              chatbotId={chatbotId}
              side={contradiction[side]}
              showsDate={hasOneName}
              verdict={verdictOf(contradiction, side)}
              onChoose={canDecide && isOpen ? () => run(side) : undefined}
              isBusy={isBusy}
            />
          ))}
        </Box>
        {canDecide && (
          <Box sx={{ px: 2, pb: 2 }}>
            <Button size="small" loading={isBusy} onClick={() => run(isOpen ? 'both' : 'open')}>
              {t(isOpen ? 'contradictions.both' : 'contradictions.reopen')}
            </Button>
          </Box>
        )}
      </Box>
    </Panel>
  );
}
