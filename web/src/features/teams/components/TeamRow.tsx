import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Team } from '@parlance/domain/documents/organizations/team';
import { useIntl } from 'react-intl';
import { ListRow } from '#web/components/ui/ListRow.tsx';
import { useLanguageName } from '#web/i18n/useLanguageName.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useChatbots } from '#web/lib/org/useChatbots.ts';
import { useTeam } from '#web/lib/org/useTeam.ts';

interface TeamRowProps {
  team: Team;
  /** Undefined for those who may not. */
  onEdit: (() => void) | undefined;
  /** Undefined for those who may not. */
  onDelete: (() => void) | undefined;
}

/** One team: who is in it, for whom it is there, and by which rule. */
export function TeamRow({ team, onEdit, onDelete }: TeamRowProps) {
  const t = useTranslate();
  const intl = useIntl();
  const languageName = useLanguageName();
  const people = useTeam();
  const chatbots = useChatbots();
  const { name, members, chatbotIds, locales, opening, rule } = team;
  const names = members.flatMap((uid) => people?.get(uid)?.name ?? []);
  const served = chatbots.status === 'ready' ? chatbots.value.filter(({ id }) => chatbotIds?.includes(id)) : [];
  const facts = [
    ['members', members.length === 0 ? t('teams.nobody') : intl.formatList(names)],
    ['chatbots', chatbotIds === null ? t('teams.allChatbots') : intl.formatList(served.map((chatbot) => chatbot.name))],
    ['languages', locales === null ? t('teams.allLanguages') : intl.formatList(locales.map(languageName))],
    ['hours', t(opening === null ? 'teams.chatbotHours' : 'teams.ownHours')],
    ['rule', t(`teams.rule.${rule}`)],
  ] as const;
  return (
    <ListRow
      edit={{ label: t('teams.edit', { name }), onClick: onEdit }}
      remove={{ label: t('teams.delete', { name }), onClick: onDelete }}
    >
      <Typography component="h2" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gap: 0.5 }}>
        {facts.map(([fact, text]) => (
          <Box key={fact} sx={{ display: 'flex', gap: 1 }}>
            <Typography component="dt" variant="caption" color="textSecondary" sx={{ flex: '0 0 96px', pt: 0.25 }}>
              {t(`teams.${fact}`)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </ListRow>
  );
}
