import DialogContentText from '@mui/material/DialogContentText';
import { botToken } from '@parlance/domain/channels/botToken';
import { connectTelegram } from '@parlance/domain/contracts/channels';
import { LIMITS } from '@parlance/domain/limits';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

interface ConnectTelegramDialogProps {
  chatbotId: string;
  onClose: () => void;
}

/** Connects a bot of Telegram by the token that BotFather has given. Nobody can read it afterwards. */
export function ConnectTelegramDialog({ chatbotId, onClose }: ConnectTelegramDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const { isBusy, failure, run } = useSubmit(async (token: string) => {
    await callContract(connectTelegram, { orgId, chatbotId, token });
    toast.success(t('channels.connected'));
    onClose();
  });
  const form = useForm({
    initial: { token: '' },
    validate: ({ token }) => ({
      token: botToken.safeParse(token.trim()).success ? undefined : t('channels.telegram.tokenInvalid'),
    }),
    onValid: ({ token }) => run(token.trim()),
  });
  return (
    <FormDialog
      title={t('channels.connectTo', { service: t('channel.telegram') })}
      submitLabel={t('channels.connect')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <DialogContentText>{t('channels.telegram.text')}</DialogContentText>
      <FormField
        form={form}
        name="token"
        type="password"
        label={t('channels.telegram.token')}
        maxLength={LIMITS.channelTokenCharacters}
        autoComplete="off"
      />
    </FormDialog>
  );
}
