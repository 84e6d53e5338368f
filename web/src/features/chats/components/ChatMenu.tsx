import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { markChatDone } from '@parlance/domain/contracts/conversations/chats';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useState } from 'react';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

interface ChatMenuProps {
  chat: Stored<Chat>;
  /** Undefined for those who may not. */
  onUnread: (() => void) | undefined;
}

/** Marks the conversation as unread or as open, passes its address and its id on, and leads to what there is of its person. */
export function ChatMenu({ chat: { chatbotId, id: chatId, isOpen }, onUnread }: ChatMenuProps) {
  const t = useTranslate();
  const toast = useToast();
  const canWrite = useCan('chat.write');
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
        {canWrite && !isOpen && <ReopenItem chatId={chatId} onOpen={() => setAnchor(null)} />}
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
        <PersonItem chatId={chatId} onOpen={() => setAnchor(null)} />
      </Menu>
    </>
  );
}

function ReopenItem({ chatId, onOpen }: { chatId: string; onOpen: () => void }) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const { run } = useAction(async () => {
    await callContract(markChatDone, { orgId, chatId, isDone: false });
  }, t('inbox.openFailed'));
  return (
    <MenuItem
      onClick={() => {
        onOpen();
        run();
      }}
    >
      <ListItemIcon>
        <AppIcon name="circle-dashed" />
      </ListItemIcon>
      <ListItemText>{t('inbox.reopen')}</ListItemText>
    </MenuItem>
  );
}

/** Renders nothing for those who may not. */
function PersonItem({ chatId, onOpen }: { chatId: string; onOpen: () => void }) {
  const t = useTranslate();
  if (!useCan('person.manage')) return false;
  return (
    <MenuItem component={PageLink} to={paths.personOfChat(chatId)} onClick={onOpen}>
      <ListItemIcon>
        <AppIcon name="user-circle" />
      </ListItemIcon>
      <ListItemText>{t('chats.personData')}</ListItemText>
    </MenuItem>
  );
}
