import Button from '@mui/material/Button';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { ChatFilterState } from '../../filter/useChatFilter.ts';
import { writeChatFilter } from '../../filter/writeChatFilter.ts';
import { SaveViewDialog, type ViewDraft } from './SaveViewDialog.tsx';
import { ViewsPopover } from './ViewsPopover.tsx';

/** The saved views: they are taken up, saved, renamed and deleted here. */
export function ViewsButton({ state }: { state: ChatFilterState }) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [draft, setDraft] = useState<ViewDraft>();
  const query = writeChatFilter(state.filter);
  const open = (next: ViewDraft) => {
    setAnchor(null);
    setDraft(next);
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<AppIcon name="bookmark" size={18} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('views.title')}
      </Button>
      {anchor !== null && (
        <ViewsPopover
          anchor={anchor}
          query={query}
          onApply={(chosen) => {
            setAnchor(null);
            state.apply(chosen);
          }}
          onSave={() => open({ view: undefined, query })}
          onRename={(view) => open({ view, query: view.query })}
          onClose={() => setAnchor(null)}
        />
      )}
      {draft && <SaveViewDialog draft={draft} onClose={() => setDraft(undefined)} />}
    </>
  );
}
