import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { saveDataUrl } from '#web/lib/browser/saveDataUrl.ts';
import { useAttachment } from '../../attachments/useAttachment.ts';

interface DocumentFileProps {
  chatId: string;
  messageId: string;
  name: string;
}

/** Button that reads a document and saves it. It is not opened here: what is in it, a stranger has written. */
export function DocumentFile({ chatId, messageId, name }: DocumentFileProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const { state, load } = useAttachment(chatId, messageId);
  const handleSave = async () => {
    const url = state.status === 'ready' ? state.url : await load();
    if (url !== null) saveDataUrl(name, url);
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<AppIcon name="download" size={16} />}
        loading={state.status === 'loading'}
        loadingPosition="start"
        onClick={() => void handleSave()}
      >
        {state.status === 'failed' ? t('common.tryAgain') : t('chats.file.save')}
      </Button>
      {state.status === 'failed' && (
        <Typography role="alert" variant="caption" color="error" component="p" sx={{ width: '100%' }}>
          {errorText(state.error, t('chats.file.failed'))}
        </Typography>
      )}
    </>
  );
}
