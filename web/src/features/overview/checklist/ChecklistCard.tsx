import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { Panel } from '#web/components/ui/Panel.tsx';
import { OverviewSection } from '../OverviewSection.tsx';
import type { ChecklistItem, ChecklistStep } from './checklistOf.ts';
import { ChecklistRow } from './ChecklistRow.tsx';

interface ChecklistCardProps {
  items: readonly ChecklistItem[];
  /** Chatbot to which its steps lead. */
  chatbotId: string;
  onHide: () => void;
}

const PLACES: Readonly<Record<ChecklistStep, (chatbotId: string) => string>> = {
  sources: paths.chatbotSources,
  test: paths.chatbotPlayground,
  look: paths.chatbotInterface,
  install: paths.chatbotInstall,
  conversation: paths.chatbotInstall,
  handover: paths.chatbotHandover,
  invite: paths.settingsMembers,
  questions: paths.onboarding,
};

/** The steps with how many are done. Those that the reader may not take are left out. */
export function ChecklistCard({ items, chatbotId, onHide }: ChecklistCardProps) {
  const t = useTranslate();
  const canInvite = useCan('members.manage');
  const shown = items.filter(({ step }) => step !== 'invite' || canInvite);
  const done = shown.filter(({ isDone }) => isDone).length;
  const words = t('checklist.progress', { done, steps: shown.length });
  return (
    <OverviewSection
      title={t('checklist.title')}
      action={
        <Button size="small" color="inherit" onClick={onHide}>
          {t('checklist.hide')}
        </Button>
      }
    >
      <Panel>
        <Box sx={{ p: 2, pb: 1 }}>
          <Box component="output" sx={{ display: 'block', mb: 0.75, color: 'text.secondary' }}>
            {words}
          </Box>
          <LinearProgress variant="determinate" value={(done / shown.length) * 100} aria-label={words} />
        </Box>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1 }}>
          {shown.map(({ step, isDone }) => (
            <ChecklistRow key={step} step={step} isDone={isDone} to={PLACES[step](chatbotId)} />
          ))}
        </Box>
      </Panel>
    </OverviewSection>
  );
}
