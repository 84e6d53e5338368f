import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { saveTestCase } from '@parlance/domain/contracts/evals/evals';
import { newId } from '@parlance/domain/ids';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAction } from '#web/components/toast/useAction.ts';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { TestProposal } from '../OpenDialog.ts';

interface ProposalRowProps {
  chatbotId: string;
  proposal: TestProposal;
  onEdit: () => void;
}

/** A question that could be a case. One whose answer was not good has nothing to expect yet: it opens in the form. */
export function ProposalRow({ chatbotId, proposal, onEdit }: ProposalRowProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { orgId } = useMembership();
  const [caseId] = useState(newId);
  const [isAdded, setAdded] = useState(false);
  const { origin, question, locale, facts } = proposal;
  const { isBusy, run } = useAction(async () => {
    const expectation = { kind: 'facts' as const, facts };
    const fields = { question, locale, turn: null, earlier: [], recordings: [], expectation, mustPass: false };
    await callContract(saveTestCase, { orgId, chatbotId, caseId, origin, fields });
    setAdded(true);
  }, t('tests.addFailed'));
  const hasFacts = facts.length > 0;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} lang={locale}>
          {question}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t(`tests.origin.${origin.kind}`)}
          {hasFacts && ` · ${t('tests.expectsFacts', { facts: intl.formatList(facts, { type: 'unit' }) })}`}
        </Typography>
      </Box>
      <Box aria-live="polite">
        {isAdded && <StateChip color="success" icon="circle-check" label={t('tests.added')} />}
      </Box>
      {!isAdded && (
        <Button
          size="small"
          variant="outlined"
          loading={isBusy}
          onClick={hasFacts ? () => run() : onEdit}
          aria-label={t(hasFacts ? 'tests.addThis' : 'tests.completeThis', { question })}
        >
          {t(hasFacts ? 'tests.addProposal' : 'tests.complete')}
        </Button>
      )}
    </Box>
  );
}
