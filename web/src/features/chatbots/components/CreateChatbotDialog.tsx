import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { createChatbot } from '@parlance/domain/contracts/chatbots';
import { LIMITS } from '@parlance/domain/limits';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { type Form, useForm } from '#web/components/forms/useForm.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useRequestId } from '#web/lib/functions/useRequestId.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { WebsiteHint } from './WebsiteHint.tsx';

interface CreateChatbotDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

type CreateState = { status: 'idle' | 'busy' } | { status: 'failed'; error: unknown };

export function CreateChatbotDialog({ isOpen, onClose }: CreateChatbotDialogProps) {
  const titleId = useId();
  const [state, setState] = useState<CreateState>({ status: 'idle' });
  return (
    <Dialog
      open={isOpen}
      onClose={state.status === 'busy' ? undefined : onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <CreateChatbotForm titleId={titleId} state={state} onState={setState} onClose={onClose} />
      <WebsiteHint />
    </Dialog>
  );
}

interface CreateChatbotFormProps {
  titleId: string;
  state: CreateState;
  onState: (state: CreateState) => void;
  onClose: () => void;
}

function CreateChatbotForm({ titleId, state, onState, onClose }: CreateChatbotFormProps) {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const requestIdOf = useRequestId();

  const create = async (wish: { name: string; description: string }) => {
    onState({ status: 'busy' });
    try {
      const { chatbotId } = await callContract(createChatbot, { orgId, requestId: requestIdOf(wish), ...wish });
      toast.success(t('chatbots.created', { name: wish.name.trim() }));
      await navigate(paths.chatbotSources(chatbotId));
    } catch (error) {
      onState({ status: 'failed', error });
    }
  };
  const form = useForm({
    initial: { name: '', description: '' },
    validate: (values) => inputErrors(t, createChatbot.input, values),
    onValid: (wish) => void create(wish),
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <DialogTitle id={titleId}>{t('chatbots.createTitle')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          {state.status === 'failed' && (
            <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
              {errorText(state.error, t('chatbots.createFailed'))}
            </Alert>
          )}
          <ChatbotFields form={form} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={state.status === 'busy'}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={state.status === 'busy'}>
          {t('chatbots.create')}
        </Button>
      </DialogActions>
    </form>
  );
}

function ChatbotFields({ form }: { form: Form<'name' | 'description'> }) {
  const t = useTranslate();
  return (
    <>
      <FormField
        form={form}
        name="name"
        label={t('chatbots.name')}
        maxLength={LIMITS.nameCharacters}
        autoComplete="off"
      />
      <FormField
        form={form}
        name="description"
        label={t('chatbots.description')}
        helperText={t('chatbots.descriptionHint')}
        maxLength={LIMITS.descriptionCharacters}
        autoComplete="off"
        isOptional
      />
    </>
  );
}
