import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { setPersonalDataAccess } from '@parlance/domain/contracts/privacy';
import { HOUR_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import {
  PERSONAL_DATA_ACCESS,
  type PersonalDataAccess,
  personalDataAccess,
} from '@parlance/domain/personalData/personalDataAccess';
import { useId } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

/** Choice of those who read personal data of visitors besides owner and administrators: the owner's to decide, and in force at once. */
export function PersonalDataChoice() {
  const t = useTranslate();
  const toast = useToast();
  const id = useId();
  const { orgId, org } = useMembership();
  const { isBusy, run } = useAction(async (access: PersonalDataAccess) => {
    await callContract(setPersonalDataAccess, { orgId, access });
    toast.success(t('privacy.accessSaved'));
  }, t('privacy.accessFailed'));
  const choose = (value: string) => {
    const access = PERSONAL_DATA_ACCESS.find((known) => known === value);
    if (access !== undefined && !isBusy) run(access);
  };
  return (
    <RadioGroup
      aria-label={t('privacy.accessTitle')}
      value={personalDataAccess(org)}
      onChange={(_event, value) => choose(value)}
      sx={{ gap: 1.5 }}
    >
      {PERSONAL_DATA_ACCESS.map((access) => (
        <Box key={access}>
          <FormControlLabel
            value={access}
            control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${access}` } }} />}
            label={t(`privacy.access.${access}`)}
          />
          <Typography id={`${id}-${access}`} variant="body2" color="textSecondary" sx={{ pl: 4, maxWidth: '62ch' }}>
            {t(`privacy.accessText.${access}`, { hours: LIMITS.revealMs / HOUR_MS })}
          </Typography>
        </Box>
      ))}
    </RadioGroup>
  );
}
