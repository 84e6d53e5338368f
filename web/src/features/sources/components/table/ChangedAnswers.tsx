import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DAY_MS } from '@parlance/domain/durations';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { useId, useState } from 'react';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface ChangedAnswersProps {
  source: Pick<Source, 'chatbotId' | 'name' | 'changedAnswers'>;
  /** A grid moves the focus between its cells. */
  tabIndex: 0 | -1;
}

const WEEK_MS = 7 * DAY_MS;

/** Number of the last answers that used a passage of a source that has changed since, with their conversations. Nothing after a week. */
export function ChangedAnswers({ source: { chatbotId, name, changedAnswers }, tabIndex }: ChangedAnswersProps) {
  const t = useTranslate();
  const titleId = useId();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  if (changedAnswers === null || now - changedAnswers.at.getTime() > WEEK_MS) return false;
  const { answers, chatIds } = changedAnswers;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
        {t('sources.changedAnswers', { count: answers })}
      </Typography>
      <Button size="small" tabIndex={tabIndex} onClick={() => setOpen(true)}>
        {t('sources.changedChats')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} maxWidth="sm" fullWidth>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{t('sources.changedText', { count: chatIds.length })}</DialogContentText>
          <ol>
            {chatIds.map((chatId, at) => (
              <li key={chatId}>
                <Link component={PageLink} to={paths.chatbotChat(chatbotId, chatId)}>
                  {t('sources.changedChat', { number: at + 1 })}
                </Link>
              </li>
            ))}
          </ol>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('common.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
