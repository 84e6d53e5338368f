import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { checkInstallation } from '@parlance/domain/contracts/chatbots';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { domainToCspSources } from '@parlance/domain/addresses/domainName';
import { LIMITS } from '@parlance/domain/limits';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Stored } from '#web/lib/live.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { CheckResult } from './CheckResult.tsx';
import { FieldButton } from './FieldButton.tsx';

interface InstallationCheckProps {
  chatbot: Stored<Chatbot>;
}

/** Error text for a page that could not be checked: the usual texts of some codes are about sources. */
function useCheckText(): (error: unknown) => string {
  const t = useTranslate();
  const errorText = useErrorText();
  return (error) => {
    const { code } = toAppError(error);
    if (code === 'address-not-allowed') return t('installation.notPublic');
    return code === 'site-unreachable' ? t('installation.unreachable') : errorText(error);
  };
}

/** Looks at a page of the customer's and says whether the chatbot is on it. */
export function InstallationCheck({ chatbot }: InstallationCheckProps) {
  const t = useTranslate();
  const checkText = useCheckText();
  const { orgId } = useMembership();
  const [url, setUrl] = useState(() => {
    const domain = chatbot.allowedDomains.find((each) => !each.startsWith('*.'));
    return domain === undefined ? '' : (domainToCspSources(domain)[0] ?? '');
  });
  const [problem, setProblem] = useState<string>();
  const [result, setResult] = useState<z.infer<typeof checkInstallation.output>>();
  const { isBusy, failure, run } = useSubmit(async (address: string) => {
    setResult(undefined);
    setResult(await callContract(checkInstallation, { orgId, chatbotId: chatbot.id, url: address }));
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const error = inputErrors(t, checkInstallation.input, { url })['url'];
    setProblem(error);
    if (error === undefined) run(url.trim());
  };
  return (
    <Box component="section" aria-label={t('installation.title')}>
      <Typography variant="h2">{t('installation.title')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('installation.text')}
      </Typography>
      <Box
        component="form"
        onSubmit={handleSubmit}
        noValidate
        sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1.5, alignItems: 'flex-start', mb: 2 }}
      >
        <TextField
          id="installation-url"
          size="small"
          type="url"
          label={t('installation.url')}
          placeholder="https://shop.example"
          value={url}
          error={problem !== undefined}
          helperText={problem}
          onChange={(event) => setUrl(event.target.value)}
          slotProps={{ htmlInput: { maxLength: LIMITS.urlCharacters } }}
        />
        <FieldButton icon="search" isBusy={isBusy}>
          {t('installation.check')}
        </FieldButton>
      </Box>
      <Box aria-live="polite">
        {failure && (
          <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
            {checkText(failure.error)}
          </Alert>
        )}
        {result && <CheckResult chatbot={chatbot} result={result} />}
      </Box>
    </Box>
  );
}
