import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { normaliseDomain } from '@parlance/domain/addresses/domainName';
import { LIMITS } from '@parlance/domain/limits';
import { type FormEvent, useState } from 'react';
import type { MessageId } from '#web/i18n/messageId.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { FieldButton } from './FieldButton.tsx';

interface AddDomainFormProps {
  domains: readonly string[];
  isBusy: boolean;
  onAdd: (domain: string) => void;
}

/** Takes an address as people paste it and adds its host. */
export function AddDomainForm({ domains, isBusy, onAdd }: AddDomainFormProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<MessageId>();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const domain = normaliseDomain(typed);
    if (domain === undefined) setProblem('domains.invalid');
    else if (domains.includes(domain)) setProblem('domains.duplicate');
    else if (domains.length >= LIMITS.allowedDomains) setProblem('domains.full');
    else {
      setTyped('');
      onAdd(domain);
    }
  };
  return (
    <Box
      component="form"
      onSubmit={handleSubmit}
      noValidate
      sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', maxWidth: 520 }}
    >
      <TextField
        id="new-domain"
        size="small"
        label={t('domains.label')}
        placeholder="shop.example"
        value={typed}
        error={problem !== undefined}
        helperText={problem === undefined ? t('domains.hint') : t(problem, { max: LIMITS.allowedDomains })}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
      />
      <FieldButton icon="plus" isBusy={isBusy}>
        {t('domains.add')}
      </FieldButton>
    </Box>
  );
}
