import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { SETTINGS_FIELDS } from '@parlance/domain/documents/chatbots/settings';
import type { TestChange } from '@parlance/domain/documents/evals/testRun';
import { useIntl } from 'react-intl';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useTeam } from '#web/lib/org/useTeam.ts';

/** Maximum number of changes named: a chatbot that was just filled has as many as it has sources. */
const NAMED = 5;

interface ChangeListProps {
  changes: readonly TestChange[];
  /** Link to more about a change, if there is any. */
  linkOf?: (change: TestChange) => { to: string; text: string } | undefined;
}

/** Latest changes, who made them and when, newest first. */
export function ChangeList({ changes, linkOf }: ChangeListProps) {
  const t = useTranslate();
  const intl = useIntl();
  const team = useTeam();
  const nameOf = (name: string): string => {
    const field = SETTINGS_FIELDS.find((one) => one === name);
    return field === undefined ? name : t(`chatbotSettings.${field}`);
  };
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {changes
        .slice(-NAMED)
        .toReversed()
        .map((change) => {
          const { kind, names, by, at } = change;
          const link = linkOf?.(change);
          const list = intl.formatList(kind === 'settings' ? names.map(nameOf) : names, { type: 'conjunction' });
          const person = by === null ? '' : (team?.get(by)?.name ?? '');
          const date = intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
          return (
            <Box component="li" key={`${kind}-${at.getTime()}-${list}`} sx={{ overflowWrap: 'anywhere' }}>
              {t(`tests.change.${kind}`, { names: list })}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {person === '' ? date : t('tests.changedBy', { name: person, date })}
              </Box>
              {link && (
                <>
                  {' · '}
                  <Link component={PageLink} to={link.to}>
                    {link.text}
                  </Link>
                </>
              )}
            </Box>
          );
        })}
      {changes.length > NAMED && <li>{t('tests.moreChanges', { count: changes.length - NAMED })}</li>}
    </Box>
  );
}
