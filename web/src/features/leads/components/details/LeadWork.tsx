import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type Lead, LEAD_PRIORITIES, LEAD_STATUSES } from '@parlance/domain/documents/chats/lead';
import { paths } from '@parlance/domain/paths';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { updateDocument } from '#web/lib/firestore/updateDocument.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Team } from '#web/lib/org/useTeam.ts';
import { CategoryField } from './CategoryField.tsx';
import { Fact } from '#web/components/ui/Fact.tsx';

interface LeadWorkProps {
  lead: Stored<Lead>;
  team: Team;
}

interface ChoiceProps {
  id: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

function Choice({ id, label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      id={id}
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </TextField>
  );
}

/** Assignee, status, priority and category of a lead, each stored as soon as it is chosen. */
export function LeadWork(props: LeadWorkProps) {
  const canWrite = useCan('lead.write');
  return canWrite ? <WorkFields {...props} /> : <WorkFacts {...props} />;
}

function WorkFields({ lead, team }: LeadWorkProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  // The fields stay open while one is stored: one that closes would lose the keyboard's focus.
  const { run } = useAction(async (change: Readonly<Record<string, string | null>>) => {
    await updateDocument(paths.lead(orgId, lead.id), change);
    toast.success(t('leads.saved'));
  });
  const assigneeUid = lead.assigneeUid ?? '';
  const workers = [...team].flatMap(([id, { name, isWorker }]) =>
    isWorker || id === assigneeUid ? [[id, name] as const] : [],
  );
  const isGone = assigneeUid !== '' && !team.has(assigneeUid);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, my: 3 }}>
      <Choice
        id="lead-status"
        label={t('leads.status')}
        value={lead.status}
        options={LEAD_STATUSES.map((status) => [status, t(`leadStatus.${status}`)])}
        onChange={(status) => run({ status })}
      />
      <Choice
        id="lead-priority"
        label={t('leads.priority')}
        value={lead.priority}
        options={LEAD_PRIORITIES.map((priority) => [priority, t(`leadPriority.${priority}`)])}
        onChange={(priority) => run({ priority })}
      />
      <Choice
        id="lead-assignee"
        label={t('leads.assignee')}
        value={assigneeUid}
        options={[
          ['', t('leads.assignedToNobody')],
          ...workers,
          ...(isGone ? [[assigneeUid, t('leads.formerMember')] as const] : []),
        ]}
        onChange={(uid) => run({ assigneeUid: uid === '' ? null : uid })}
      />
      <CategoryField chatbotId={lead.chatbotId} category={lead.category} onChange={(category) => run({ category })} />
    </Box>
  );
}

/** The same for those who only read. */
function WorkFacts({ lead: { status, priority, assigneeUid, category }, team }: LeadWorkProps) {
  const t = useTranslate();
  const nameOf = (uid: string) => team.get(uid)?.name ?? t('leads.formerMember');
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, my: 3 }}>
      <Fact label={t('leads.status')}>{t(`leadStatus.${status}`)}</Fact>
      <Fact label={t('leads.priority')}>{t(`leadPriority.${priority}`)}</Fact>
      <Fact label={t('leads.assignee')}>
        {assigneeUid === null ? t('leads.assignedToNobody') : nameOf(assigneeUid)}
      </Fact>
      <Fact label={t('leads.category')}>{category ?? t('leads.noCategory')}</Fact>
    </Box>
  );
}
