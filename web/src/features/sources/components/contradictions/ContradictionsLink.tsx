import Button from '@mui/material/Button';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useOpenContradictions } from '#web/lib/org/useOpenContradictions.ts';

/** Leads to a chatbot's contradictions, with how many are open. */
export function ContradictionsLink({ chatbotId }: { chatbotId: string }) {
  const t = useTranslate();
  const open = useOpenContradictions(chatbotId) ?? 0;
  return (
    <Button
      component={PageLink}
      to={paths.chatbotContradictions(chatbotId)}
      color={open > 0 ? 'warning' : 'inherit'}
      startIcon={<AppIcon name={open > 0 ? 'alert-triangle' : 'columns-2'} size={18} />}
      // As wide as its text in a row that scrolls: it would shrink, and draw its icon over the tab before it.
      sx={{ flexShrink: 0 }}
    >
      {open > 0 ? t('contradictions.linkOpen', { count: open }) : t('contradictions.link')}
    </Button>
  );
}
