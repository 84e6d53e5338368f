import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CannedReply } from '@parlance/domain/documents/organizations/cannedReply';
import { type RefObject, useEffect, useState } from 'react';
import { visuallyHidden } from '#web/components/ui/visuallyHidden.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMenuKeys } from './useMenuKeys.ts';

interface ReplyOptionsProps {
  id: string;
  field: RefObject<HTMLElement | null>;
  /** At least one. */
  replies: readonly Stored<CannedReply>[];
  /** As it would be inserted. */
  textOf: (reply: CannedReply) => string;
  /** Called with the id of the option that the arrows have reached, and undefined when the list goes. */
  onActive: (optionId: string | undefined) => void;
  onPick: (reply: CannedReply) => void;
  onClose: () => void;
}

/** The canned replies to choose from. The focus stays in the field, which names the active option. */
export function ReplyOptions({ id, field, replies, textOf, onActive, onPick, onClose }: ReplyOptionsProps) {
  const t = useTranslate();
  const [place, setPlace] = useState(0);
  const active = Math.min(place, replies.length - 1);
  const activeId = `${id}-${replies[active]?.id ?? ''}`;
  useMenuKeys(field, {
    onMove: (step) => setPlace((active + step + replies.length) % replies.length),
    onPick: () => {
      const reply = replies[active];
      if (reply !== undefined) onPick(reply);
    },
    onClose,
  });
  useEffect(() => {
    onActive(activeId);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => onActive(undefined);
  }, [activeId, onActive]);
  return (
    <>
      <Box component="output" sx={visuallyHidden}>
        {t('cannedReplies.found', { count: replies.length })}
      </Box>
      <Box component="ul" role="listbox" id={id} aria-label={t('cannedReplies.title')} sx={{ m: 0, p: 0.5 }}>
        {replies.map((reply, index) => (
          <Option
            key={reply.id}
            id={`${id}-${reply.id}`}
            reply={reply}
            text={textOf(reply)}
            isActive={index === active}
            onPick={() => onPick(reply)}
          />
        ))}
      </Box>
    </>
  );
}

interface OptionProps {
  id: string;
  reply: CannedReply;
  text: string;
  isActive: boolean;
  onPick: () => void;
}

function Option({ id, reply, text, isActive, onPick }: OptionProps) {
  return (
    <Box
      component="li"
      id={id}
      role="option"
      aria-selected={isActive}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      sx={{
        listStyle: 'none',
        px: 1.25,
        py: 1,
        borderRadius: 0.5,
        cursor: 'pointer',
        bgcolor: isActive ? 'action.selected' : undefined,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Typography variant="body2" component="p" sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontFamily: 'monospace', flexShrink: 0 }}>
          /{reply.shortcut}
        </Box>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {reply.title}
        </Box>
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p" noWrap>
        {text}
      </Typography>
    </Box>
  );
}
