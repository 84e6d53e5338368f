import { saveTeam } from '@parlance/domain/contracts/conversations/teams';
import type { Team } from '@parlance/domain/documents/organizations/team';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useTeam } from '#web/lib/org/useTeam.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { type TeamChoices, useTeamForm } from '../useTeamForm.ts';
import { ChoiceList } from '#web/components/forms/ChoiceList.tsx';
import { RuleField } from './RuleField.tsx';
import { ServedFields } from './ServedFields.tsx';
import { TeamOpening } from './TeamOpening.tsx';

interface TeamDialogProps {
  /** Missing for a new one. */
  team?: Stored<Team>;
  onClose: () => void;
}

/** Makes or changes a team: of the version that was opened, so that nothing that others save meanwhile is lost. */
export function TeamDialog({ team, onClose }: TeamDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const people = useTeam();
  const [teamId] = useState(() => team?.id ?? newId());
  const workers = [...(people ?? [])].flatMap(([value, { name, isWorker }]) =>
    isWorker ? { value, label: name } : [],
  );
  const { isBusy, failure, run } = useSubmit(async (name: string, choices: TeamChoices) => {
    await callContract(saveTeam, { orgId, teamId, version: team?.version ?? 0, name, ...choices });
    toast.success(t('teams.saved'));
    onClose();
  });
  const fields = useTeamForm(team, run);
  const { form, choices, choose, openingForm } = fields;
  const { members, opening, rule } = choices;
  return (
    <FormDialog
      title={t(team === undefined ? 'teams.create' : 'teams.editTitle')}
      submitLabel={t('settings.save')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="name"
        label={t('teams.name')}
        maxLength={LIMITS.teamNameCharacters}
        autoComplete="off"
      />
      <ChoiceList
        label={t('teams.members')}
        options={workers}
        chosen={members}
        error={form.errorOf('members')}
        onChange={(next) => choose({ members: next })}
      />
      <RuleField rule={rule} onChange={(next) => choose({ rule: next })} />
      <ServedFields {...fields} />
      <TeamOpening form={openingForm} opening={opening} onChange={(next) => choose({ opening: next })} />
    </FormDialog>
  );
}
