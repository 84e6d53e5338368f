import { saveTeam } from '@parlance/domain/contracts/conversations/teams';
import type { Team } from '@parlance/domain/documents/organizations/team';
import { useState } from 'react';
import { type Form, useForm } from '#web/components/forms/useForm.ts';
import type { OpeningForm } from '#web/components/opening/OpeningForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';

/** Settings of a team that are chosen. */
export type TeamChoices = Pick<Team, 'members' | 'chatbotIds' | 'locales' | 'opening' | 'rule'>;

export interface TeamForm {
  /** The name is the only text: choices have errors alone. */
  form: Form<'name' | 'members' | 'chatbotIds' | 'locales' | 'opening'>;
  choices: TeamChoices;
  choose: (change: Partial<TeamChoices>) => void;
  openingForm: OpeningForm;
}

const NEW: TeamChoices = { members: [], chatbotIds: null, locales: null, opening: null, rule: 'round-robin' };

/** The fields of a team, at first as `team` has them. */
export function useTeamForm(
  team: (Pick<Team, 'name'> & TeamChoices) | undefined,
  onValid: (name: string, choices: TeamChoices) => void,
): TeamForm {
  const t = useTranslate();
  const [choices, setChoices] = useState<TeamChoices>(() => {
    const { members, chatbotIds, locales, opening, rule } = team ?? NEW;
    return { members, chatbotIds, locales, opening, rule };
  });
  const errorsOf = (name: string) =>
    inputErrors(
      t,
      saveTeam.input,
      { name, ...choices },
      {
        members: t('teams.membersMissing'),
        chatbotIds: t('teams.chatbotsMissing'),
        locales: t('teams.languagesMissing'),
        'opening.hours': t('leadSettings.hoursInvalid'),
        'opening.closedDays': t('leadSettings.closedDaysInvalid'),
      },
    );
  const form = useForm({
    initial: { name: team?.name ?? '', members: '', chatbotIds: '', locales: '', opening: '' },
    validate: ({ name }) => {
      const { name: ofName, members, chatbotIds, locales, opening } = errorsOf(name);
      return { name: ofName, members, chatbotIds, locales, opening };
    },
    onValid: ({ name }) => onValid(name, choices),
  });
  return {
    form,
    choices,
    choose: (change) => setChoices((current) => ({ ...current, ...change })),
    openingForm: {
      field: 'opening',
      isReadOnly: false,
      errorOf: (control) => errorsOf(form.values.name)[control],
      touch: () => form.touch('opening'),
    },
  };
}
