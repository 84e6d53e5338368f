import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { findPerson, type PersonSubject } from '@parlance/domain/contracts/privacy';
import type { ErasureReceipt } from '@parlance/domain/documents/organizations/erasureReceipt';
import { LIMITS } from '@parlance/domain/limits';
import { callingCodeOf } from '@parlance/domain/phones/callingCodeOf';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { nameOf, personOf } from '../../personOf.ts';
import { FoundPerson } from './FoundPerson.tsx';
import { Receipts } from './Receipts.tsx';

interface Found {
  person: PersonSubject;
  counts: ErasureReceipt['removed'];
}

/** Finds what the organization holds of a visitor, to hand it out or to erase it, and keeps the receipts. */
export function PersonData() {
  const t = useTranslate();
  const { orgId, org } = useMembership();
  const callingCode = callingCodeOf(org.timezone);
  const [search] = useSearchParams();
  const [found, setFound] = useState<Found>();
  const { isBusy, run } = useAction(async (person: PersonSubject) => {
    setFound({ person, counts: await callContract(findPerson, { orgId, person }) });
  }, t('privacy.findFailed'));
  const form = useForm({
    // As a conversation's menu leads here.
    initial: { subject: search.get('person') ?? '' },
    validate: ({ subject }) =>
      personOf(subject, callingCode) === undefined ? { subject: t('privacy.subjectInvalid') } : {},
    onValid: ({ subject }) => {
      const person = personOf(subject, callingCode);
      if (person !== undefined) run(person);
    },
  });
  const isNothing = found !== undefined && Object.values(found.counts).every((count) => count === 0);
  return (
    <Stack spacing={2.5}>
      <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={2}>
        <FormField
          form={form}
          name="subject"
          label={t('privacy.subject')}
          helperText={t('privacy.subjectHint')}
          maxLength={LIMITS.emailCharacters}
          autoComplete="off"
        />
        <Box>
          <Button type="submit" variant="outlined" loading={isBusy}>
            {t('privacy.find')}
          </Button>
        </Box>
      </Stack>
      <Box aria-live="polite">
        {isNothing && <Typography>{t('privacy.nothing', { name: nameOf(found.person) })}</Typography>}
        {found && !isNothing && <FoundPerson {...found} onErased={() => setFound(undefined)} />}
      </Box>
      <Receipts />
    </Stack>
  );
}
