import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useStatusSwitch } from '../api/useStatusSwitch.ts';

interface ChatbotMenuProps {
  chatbot: Stored<Chatbot>;
}

const PLACES = [
  { key: 'playground', icon: 'sparkles', to: paths.chatbotPlayground },
  { key: 'chats', icon: 'messages', to: paths.chatbotChats },
  { key: 'analytics', icon: 'chart-bar', to: paths.chatbotAnalyticsChats },
  { key: 'settings', icon: 'settings', to: paths.chatbotSettings },
] as const;

/** Links to a chatbot's other pages, and the switch that lets it answer or not. */
export function ChatbotMenu({ chatbot }: ChatbotMenuProps) {
  const t = useTranslate();
  const canConfigure = useCan('chatbot.configure');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isBusy, run } = useStatusSwitch();
  const isActive = chatbot.status === 'active';
  const label = t('chatbots.actionsOf', { name: chatbot.name });
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isBusy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AppIcon name="dots-vertical" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {PLACES.map(({ key, icon, to }) => (
          <MenuItem key={key} component={PageLink} to={to(chatbot.id)}>
            <ListItemIcon>
              <AppIcon name={icon} />
            </ListItemIcon>
            <ListItemText>{t(`nav.${key}`)}</ListItemText>
          </MenuItem>
        ))}
        {canConfigure && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              run(chatbot);
            }}
          >
            <ListItemIcon>
              <AppIcon name={isActive ? 'circle-minus' : 'circle-check'} />
            </ListItemIcon>
            <ListItemText>{t(isActive ? 'chatbots.deactivate' : 'chatbots.activate')}</ListItemText>
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
