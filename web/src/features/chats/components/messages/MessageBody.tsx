import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { attachmentOf } from '@parlance/domain/documents/chats/attachmentOf';
import type { Message } from '@parlance/domain/documents/chats/message';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import type { ShownText } from '../../translation/shownText.ts';
import { AttachmentView } from '../attachments/AttachmentView.tsx';
import { RefusedFile } from '../attachments/RefusedFile.tsx';
import { MessageText } from './MessageText.tsx';

interface MessageBodyProps {
  chatId: string;
  message: Stored<Message>;
  shown: ShownText;
}

/** Words of a message, the file that it is, or the one that it stands for. Visitors' text is shown verbatim. */
export function MessageBody({ chatId, message, shown }: MessageBodyProps) {
  const t = useTranslate();
  const attachment = attachmentOf(message);
  if (attachment !== null) {
    return <AttachmentView chatId={chatId} messageId={message.id} name={message.text} attachment={attachment} />;
  }
  if (message.role === 'user' && message.fileFault !== null) {
    return <RefusedFile name={message.text} fault={message.fileFault} />;
  }
  if (message.text === '') return <Typography color="textSecondary">{t('chats.noText')}</Typography>;
  return (
    <Box lang={shown.lang}>
      {message.role === 'user' ? (
        <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>{shown.text}</Typography>
      ) : (
        <MessageText text={shown.text} />
      )}
    </Box>
  );
}
