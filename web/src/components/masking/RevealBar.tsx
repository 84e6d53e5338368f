import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { revealPersonalData } from '@parlance/domain/contracts/privacy';
import { use, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { MaskingContext } from '#web/lib/firestore/masked/MaskingContext.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { type Revealed, useReveal } from '#web/lib/org/useReveal.ts';

/** For those who may ask to see the personal data of a conversation, a lead, a declaration or a submission: the way to it, or until when they do. */
export function RevealBar(revealed: Revealed) {
  const masking = use(MaskingContext);
  return masking?.canReveal === true && <Bar {...revealed} />;
}

function Bar({ kind, id }: Revealed) {
  const t = useTranslate();
  const intl = useIntl();
  const { orgId } = useMembership();
  const { until } = useReveal({ kind, id });
  const bar = useRef<HTMLDivElement>(null);
  const { isBusy, run } = useAction(async () => {
    await callContract(revealPersonalData, { orgId, kind, id });
    // The button goes: the keyboard stays here.
    bar.current?.focus();
  }, t('masking.revealFailed'));
  const isOpen = until !== undefined;
  return (
    <Box
      ref={bar}
      tabIndex={-1}
      sx={{
        '&:focus-visible': { outlineOffset: -2 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        minHeight: 48,
        px: 2,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      <AppIcon name={isOpen ? 'eye' : 'shield-lock'} size={18} />
      <Typography variant="body2" component="output" sx={{ flex: '1 1 220px', minWidth: 0 }}>
        {isOpen
          ? t('masking.revealed', { until: intl.formatDate(until, { dateStyle: 'short', timeStyle: 'short' }) })
          : t('masking.hidden')}
      </Typography>
      {!isOpen && (
        <Button size="small" variant="outlined" loading={isBusy} onClick={() => run()}>
          {t('masking.reveal')}
        </Button>
      )}
    </Box>
  );
}
