import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '@parlance/domain/paths';
import type { Attachment } from '@parlance/domain/attachments/attachment';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useIsMasked } from '#web/lib/firestore/masked/useIsMasked.ts';
import { formatBytes } from '#web/lib/formatBytes.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { DocumentFile } from './DocumentFile.tsx';
import { PictureFile } from './PictureFile.tsx';

interface AttachmentViewProps {
  chatId: string;
  messageId: string;
  name: string;
  attachment: Attachment;
}

/** File of a message: a picture is shown, a document can be saved. Nothing is read for those who see the conversation masked. */
export function AttachmentView({ attachment, ...file }: AttachmentViewProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { orgId } = useMembership();
  const isMasked = useIsMasked(paths.chat(orgId, file.chatId));
  const isPicture = attachment.type !== 'pdf';
  return (
    <>
      {isPicture && !isMasked && <PictureFile {...file} attachment={attachment} />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <AppIcon name={isPicture ? 'photo' : 'file-text'} size={18} />
        <Typography component="span" sx={{ minWidth: 0 }}>
          {file.name}
        </Typography>
        <Typography component="span" variant="caption" color="textSecondary">
          {formatBytes(attachment.bytes, intl)}
        </Typography>
        {!isPicture && !isMasked && <DocumentFile {...file} />}
      </Box>
      {isMasked && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
          {t('chats.file.masked')}
        </Typography>
      )}
    </>
  );
}
