import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useAction } from '#web/components/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { confirmEmail } from '#web/lib/auth/confirmEmail.ts';
import { AuthHeading } from './AuthHeading.tsx';

interface ConfirmWithCodeProps {
  code: string;
  onResult: (result: 'confirmed' | 'spent') => void;
}

/** Uses the code on a click and not on load: mail scanners open links, and a code works once. */
export function ConfirmWithCode({ code, onResult }: ConfirmWithCodeProps) {
  const t = useTranslate();
  const { isBusy, run } = useAction(async () => onResult(await confirmEmail(code)));
  return (
    <Stack spacing={2.5}>
      <Box>
        <AuthHeading title={t('confirm.title')} text={t('confirm.text')} />
      </Box>
      <Button variant="contained" size="large" onClick={() => run()} loading={isBusy}>
        {t('confirm.submit')}
      </Button>
    </Stack>
  );
}
