import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { saveForm } from '@parlance/domain/contracts/forms/forms';
import type { StoredForm } from '@parlance/domain/documents/forms/storedForm';
import { useState } from 'react';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { contentOf } from '../contentOf.ts';
import { DeleteFormDialog } from './DeleteFormDialog.tsx';
import { EditFormDialog } from './EditFormDialog.tsx';
import { FormLinkDialog } from './FormLinkDialog.tsx';

interface FormItemProps {
  chatbotId: string;
  form: Stored<StoredForm>;
  canConfigure: boolean;
}

/** One form: its name, whether it can be filled in and where, its link, and what can be done with it. */
export function FormItem({ chatbotId, form, canConfigure }: FormItemProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const [dialog, setDialog] = useState<'edit' | 'link' | 'delete'>();
  const { id: formId, version, name, fields, isOn, isInMenu } = form;
  const turn = useAction(async (next: boolean) => {
    await callContract(saveForm, { orgId, chatbotId, formId, version, content: { ...contentOf(form), isOn: next } });
  });
  const facts = [
    t(isOn ? 'forms.on' : 'forms.off'),
    t('forms.questionCount', { count: fields.length }),
    ...(isInMenu ? [t('forms.inMenu')] : []),
  ];
  const close = () => setDialog(undefined);
  return (
    <Box component="li" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Stack spacing={1.25}>
        <Box>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {facts.join(' · ')}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {canConfigure && (
            <SettingSwitch
              label={t('forms.switch', { name })}
              isOn={isOn}
              isDisabled={turn.isBusy}
              onChange={turn.run}
            />
          )}
          {(canConfigure ? (['edit', 'link', 'delete'] as const) : (['link'] as const)).map((action) => (
            <Button
              key={action}
              size="small"
              color={action === 'delete' ? 'error' : 'inherit'}
              aria-label={`${t(`forms.${action}`)}: ${name}`}
              onClick={() => setDialog(action)}
            >
              {t(`forms.${action}`)}
            </Button>
          ))}
        </Box>
      </Stack>
      {dialog === 'edit' && (
        <EditFormDialog chatbotId={chatbotId} form={form} begun={contentOf(form)} onClose={close} />
      )}
      {dialog === 'link' && <FormLinkDialog chatbotId={chatbotId} form={form} onClose={close} />}
      {dialog === 'delete' && <DeleteFormDialog chatbotId={chatbotId} form={form} onClose={close} />}
    </Box>
  );
}
