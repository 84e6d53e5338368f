import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { freezeTopic } from '@parlance/domain/contracts/topics';
import { useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import type { TopicRow } from '../../views/topicRows.ts';
import { MergeTopicDialog } from './MergeTopicDialog.tsx';
import type { NamedTopic } from './NamedTopic.ts';
import { RenameTopicDialog } from './RenameTopicDialog.tsx';

interface TopicMenuProps {
  topic: NamedTopic;
  others: readonly TopicRow[];
}

/** Actions on a topic: renaming, merging it with another, and choosing whether it takes what is merely similar. */
export function TopicMenu({ topic, others }: TopicMenuProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'rename' | 'merge'>();
  const { id: topicId, name, version, frozen } = topic;
  const label = t('topics.actionsOf', { topic: name });
  const { isBusy, run } = useAction(async () => {
    await callContract(freezeTopic, { orgId, topicId, version, frozen: !frozen });
    toast.success(t(frozen ? 'topics.unfrozenToast' : 'topics.frozenToast', { topic: name }));
  }, t('topics.changeFailed'));
  const close = () => setAnchor(null);
  const open = (which: 'rename' | 'merge') => {
    close();
    setDialog(which);
  };
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        disabled={isBusy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AppIcon name="dots-vertical" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-label': label } }}>
        <MenuItem onClick={() => open('rename')}>{t('topics.rename')}</MenuItem>
        <MenuItem onClick={() => open('merge')} disabled={others.length === 0}>
          {t('topics.merge')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            run();
          }}
        >
          {t(frozen ? 'topics.unfreeze' : 'topics.freeze')}
        </MenuItem>
      </Menu>
      {dialog === 'rename' && <RenameTopicDialog topic={topic} onClose={() => setDialog(undefined)} />}
      {dialog === 'merge' && <MergeTopicDialog topic={topic} others={others} onClose={() => setDialog(undefined)} />}
    </>
  );
}
