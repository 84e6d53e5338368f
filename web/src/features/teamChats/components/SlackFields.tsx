import { FormField } from '#web/components/forms/FormField.tsx';
import type { Form } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface SlackFieldsProps {
  form: Form<'name' | 'channelId' | 'token' | 'secret' | 'topics'>;
}

/** Fields for what Slack has given out. */
export function SlackFields({ form }: SlackFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <FormField
        form={form}
        name="token"
        type="password"
        label={t('teamChats.slack.token')}
        maxLength={256}
        autoComplete="off"
      />
      <FormField
        form={form}
        name="secret"
        type="password"
        label={t('teamChats.slack.secret')}
        maxLength={32}
        autoComplete="off"
      />
      <FormField
        form={form}
        name="channelId"
        label={t('teamChats.slack.channelId')}
        helperText={t('teamChats.slack.channelIdHint')}
        maxLength={21}
        autoComplete="off"
      />
    </>
  );
}
