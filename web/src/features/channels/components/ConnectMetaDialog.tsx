import DialogContentText from '@mui/material/DialogContentText';
import { APP_SECRET, GRAPH_ID, GRAPH_TOKEN } from '@parlance/domain/channels/graphFields';
import type { ConnectedChannel } from '@parlance/domain/channels/CHANNELS';
import { connectInstagram, connectMessenger, connectWhatsApp } from '@parlance/domain/contracts/channels';
import { useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { type Callback, CallbackDialog } from './CallbackDialog.tsx';

type MetaChannel = Exclude<ConnectedChannel, 'email' | 'telegram'>;

interface ConnectMetaDialogProps {
  kind: MetaChannel;
  chatbotId: string;
  onClose: () => void;
}

interface Access {
  orgId: string;
  chatbotId: string;
  token: string;
  appSecret: string;
}

function connect(kind: MetaChannel, access: Access, id: string): Promise<Callback> {
  switch (kind) {
    case 'whatsapp':
      return callContract(connectWhatsApp, { ...access, phoneNumberId: id });
    case 'messenger':
      return callContract(connectMessenger, { ...access, pageId: id });
    case 'instagram':
      return callContract(connectInstagram, { ...access, accountId: id });
  }
}

/** Connects an account of WhatsApp, Messenger or Instagram, and then shows what has to be entered at Meta. */
export function ConnectMetaDialog({ kind, chatbotId, onClose }: ConnectMetaDialogProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const [callback, setCallback] = useState<Callback>();
  const { isBusy, failure, run } = useSubmit(async (token: string, appSecret: string, id: string) => {
    setCallback(await connect(kind, { orgId, chatbotId, token, appSecret }, id));
  });
  const form = useForm({
    initial: { id: '', token: '', appSecret: '' },
    validate: ({ id, token, appSecret }) => ({
      id: GRAPH_ID.test(id.trim()) ? undefined : t('channels.meta.idInvalid'),
      token: GRAPH_TOKEN.test(token.trim()) ? undefined : t('channels.meta.tokenInvalid'),
      appSecret: APP_SECRET.test(appSecret.trim()) ? undefined : t('channels.meta.secretInvalid'),
    }),
    onValid: ({ id, token, appSecret }) => run(token.trim(), appSecret.trim(), id.trim()),
  });
  if (callback !== undefined) return <CallbackDialog kind={kind} callback={callback} onClose={onClose} />;
  return (
    <FormDialog
      title={t('channels.connectTo', { service: t(`channel.${kind}`) })}
      submitLabel={t('channels.connect')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <DialogContentText>{t(`channels.${kind}.text`)}</DialogContentText>
      <FormField form={form} name="id" label={t(`channels.${kind}.id`)} maxLength={25} autoComplete="off" />
      <FormField
        form={form}
        name="token"
        type="password"
        label={t('channels.meta.token')}
        maxLength={1000}
        autoComplete="off"
      />
      <FormField
        form={form}
        name="appSecret"
        type="password"
        label={t('channels.meta.secret')}
        maxLength={32}
        autoComplete="off"
      />
    </FormDialog>
  );
}
