import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

interface ChatMenuProps {
  chatbotId: string;
  chatId: string;
  /** Undefined for those who may not. */
  onUnread: (() => void) | undefined;
}

/** Marks the conversation as unread, and passes its address and its id on. */
export function ChatMenu({ chatbotId, chatId, onUnread }: ChatMenuProps) {
  const t = useTranslate();
  const toast = useToast();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const copy = async (text: string, done: string) => {
    setAnchor(null);
    try {
      // Without a secure context there is no clipboard, which fails here too.
      await navigator.clipboard.writeText(text);
      toast.success(done);
    } catch {
      toast.problem(t('common.copyFailed'));
    }
  };
  const link = () => new URL(paths.chatbotChat(chatbotId, chatId), window.location.origin).href;
  return (
    <>
      <IconButton
        aria-label={t('chats.menu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AppIcon name="dots-vertical" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {onUnread && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              onUnread();
            }}
          >
            <ListItemIcon>
              <AppIcon name="mail" />
            </ListItemIcon>
            <ListItemText>{t('chats.markUnread')}</ListItemText>
          </MenuItem>
        )}
        <MenuItem onClick={() => void copy(link(), t('chats.linkCopied'))}>
          <ListItemIcon>
            <AppIcon name="link" />
          </ListItemIcon>
          <ListItemText>{t('chats.copyLink')}</ListItemText>
        </MenuItem>
        <MenuItem onClick={() => void copy(chatId, t('chats.idCopied'))}>
          <ListItemIcon>
            <AppIcon name="copy" />
          </ListItemIcon>
          <ListItemText>{t('chats.copyId', { id: chatId })}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
