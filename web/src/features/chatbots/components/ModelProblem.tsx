import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { AUTO_MODEL, modelOf } from '@parlance/domain/models';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useModels } from '#web/lib/firebase/useModels.ts';
import { useCan } from '#web/lib/org/useCan.ts';

interface ModelProblemProps {
  chatbotId: string;
  chatbot: Pick<Chatbot, 'model' | 'modelProblem'>;
}

/** Warns that the chatbot's model does not answer, as long as it is the chosen one. */
export function ModelProblem({ chatbotId, chatbot: { model, modelProblem } }: ModelProblemProps) {
  const t = useTranslate();
  const intl = useIntl();
  const models = useModels();
  const canChoose = useCan('chatbot.configure');
  if (modelProblem === null || modelProblem.model !== model) return false;
  const { code, at } = modelProblem;
  const chosen = modelOf(models, model);
  const standIn = modelOf(models, AUTO_MODEL);
  const hasStandIn = chosen.key !== standIn.key;
  return (
    <Alert
      severity="warning"
      icon={<AppIcon name="alert-triangle" />}
      sx={{ mb: 3 }}
      action={
        canChoose && (
          <Button size="small" color="inherit" component={PageLink} to={paths.chatbotAi(chatbotId)}>
            {t('modelProblem.choose')}
          </Button>
        )
      }
    >
      <AlertTitle>{t('modelProblem.title', { model: chosen.label })}</AlertTitle>
      <Box component="p" sx={{ m: 0, maxWidth: '80ch' }}>
        {t(`modelProblem.${code}`)}{' '}
        {t(hasStandIn ? 'modelProblem.standIn' : 'modelProblem.noAnswers', { model: standIn.label })}{' '}
        {t(canChoose ? `modelProblem.todo.${code}` : 'modelProblem.todoViewer')}
      </Box>
      <Box component="p" sx={{ m: 0, mt: 0.5, color: 'text.secondary' }}>
        {t('modelProblem.noticed', { at: intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }) })}
      </Box>
    </Alert>
  );
}
