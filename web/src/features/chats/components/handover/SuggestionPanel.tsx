import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Message } from '@parlance/domain/documents/chats/message';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import type { Suggestions } from '../../useSuggestions.ts';
import { SuggestionState } from './SuggestionState.tsx';

interface SuggestionPanelProps {
  chatId: string;
  /** In their order. */
  messages: readonly Stored<Message>[];
  suggestions: Suggestions;
  /** Takes the draft over as what one writes, without marks. */
  onUse: (text: string) => void;
}

/**
 * The conversation in three lines and a draft of the reply, which are asked for once the panel is open: at first where the agent has
 * not written since they took over. Nothing where nothing was said.
 */
export function SuggestionPanel({ messages, ...props }: SuggestionPanelProps) {
  const newest = messages.findLast(({ role, text }) => role !== 'event' && text !== '');
  if (newest === undefined) return false;
  const joined = messages.findLastIndex((message) => message.role === 'event' && message.event === 'agent-joined');
  const isFresh = !messages.slice(joined + 1).some(({ role }) => role === 'agent');
  return <Panel newestId={newest.id} isFresh={isFresh} {...props} />;
}

interface PanelProps extends Omit<SuggestionPanelProps, 'messages'> {
  /** Newest message of the conversation. */
  newestId: string;
  isFresh: boolean;
}

function Panel({ chatId, newestId, isFresh, suggestions, onUse }: PanelProps) {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(isFresh);
  const asked = suggestions.of(chatId);
  const ask = () => suggestions.ask(chatId, newestId);
  const isNeeded = isOpen && asked === undefined;
  const handleNeed = useEffectEvent(ask);
  useEffect(() => {
    if (isNeeded) handleNeed();
  }, [isNeeded]);
  const isOld = asked !== undefined && asked.newestId !== newestId && asked.state.status !== 'loading';
  return (
    <Box
      sx={{ mb: 0.5, '&&': { flexShrink: { md: 1 } }, minHeight: { md: 0 }, display: 'flex', flexDirection: 'column' }}
    >
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={{ textAlign: 'start', alignSelf: 'start', flexShrink: 0 }}
        startIcon={<AppIcon name="sparkles" size={18} />}
        endIcon={<AppIcon name={isOpen ? 'chevron-down' : 'chevron-up'} size={16} />}
      >
        {t('chats.suggestion')}
      </Button>
      {isOpen && asked !== undefined && (
        <Box
          id={id}
          component="section"
          aria-label={t('chats.suggestion')}
          tabIndex={0}
          sx={{
            maxHeight: '36vh',
            minHeight: 0,
            overflowY: 'auto',
            p: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.default',
            overflowWrap: 'anywhere',
          }}
        >
          {isOld && <OldNote onAgain={ask} />}
          <SuggestionState
            state={asked.state}
            onRetry={ask}
            onUse={(text) => {
              setOpen(false);
              onUse(text);
            }}
          />
        </Box>
      )}
    </Box>
  );
}

/** Says that something was said since, with the way to a new suggestion. */
function OldNote({ onAgain }: { onAgain: () => void }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {t('chats.suggestion.old')}
      </Typography>
      <Button size="small" onClick={onAgain} startIcon={<AppIcon name="refresh" size={16} />}>
        {t('chats.suggestion.again')}
      </Button>
    </Box>
  );
}
