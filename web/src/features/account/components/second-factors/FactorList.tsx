import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useRecentSignIn } from '#web/components/auth/useRecentSignIn.tsx';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { type SecondFactor, unenrol } from '#web/lib/auth/second-factor/secondFactor.ts';
import { methodRow } from '../sign-in/methodRow.ts';

interface FactorListProps {
  factors: readonly SecondFactor[];
  onRemoved: () => void;
}

/** The second factors with the way to remove one. */
export function FactorList({ factors, onRemoved }: FactorListProps) {
  const t = useTranslate();
  const intl = useIntl();
  const toast = useToast();
  const { withRecentSignIn, dialog } = useRecentSignIn();
  const [removing, setRemoving] = useState<SecondFactor>();
  const nameOf = ({ kind, label }: SecondFactor) => (label === '' ? t(`mfa.kind.${kind}`) : label);
  const { isBusy, run } = useAction(async (factor: SecondFactor) => {
    const isDone = await withRecentSignIn(() => unenrol(factor.uid));
    if (isDone) toast.success(t('accountPage.factorRemoved', { name: nameOf(factor) }));
    setRemoving(undefined);
    onRemoved();
  });
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
        {factors.map((factor) => (
          <Box component="li" key={factor.uid} sx={methodRow}>
            <AppIcon name="shield-lock" />
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 550 }}>{nameOf(factor)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t('accountPage.factorSince', {
                  kind: t(`mfa.kind.${factor.kind}`),
                  date: intl.formatDate(factor.enrolledAt, { dateStyle: 'medium' }),
                })}
              </Typography>
            </Box>
            <Button
              size="small"
              variant="outlined"
              color="error"
              onClick={() => setRemoving(factor)}
              aria-label={t('accountPage.factorRemoveName', { name: nameOf(factor) })}
            >
              {t('accountPage.factorRemove')}
            </Button>
          </Box>
        ))}
      </Box>
      {removing && (
        <ConfirmDialog
          isOpen
          isBusy={isBusy}
          title={t('accountPage.factorRemoveTitle', { name: nameOf(removing) })}
          text={t('accountPage.factorRemoveText')}
          confirmLabel={t('accountPage.factorRemove')}
          onConfirm={() => run(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
      {dialog}
    </>
  );
}
