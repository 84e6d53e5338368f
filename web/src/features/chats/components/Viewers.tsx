import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useIntl } from 'react-intl';
import { Initials } from '#web/components/ui/Initials.tsx';
import { visuallyHidden } from '#web/components/ui/visuallyHidden.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { viewerSchema } from '@parlance/domain/documents/chats/viewer';
import { paths } from '@parlance/domain/paths';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useTeam } from '#web/lib/org/useTeam.ts';
import { usePresence } from '../viewers/usePresence.ts';
import { othersOf } from '../viewers/othersOf.ts';

/** Initials that fit beside the heading. */
const SHOWN = 3;

/** More than ever look at one conversation: what is beyond it is not named. */
const MOST = 20;

/** The names of the other members who have a conversation open, live. Nobody while that is not known. */
function useOthers(chatId: string): readonly string[] {
  const { orgId, uid } = useMembership();
  const team = useTeam();
  const viewers = useCollection(
    { path: paths.viewers(orgId, chatId), orderBy: ['at', 'desc'], limit: MOST },
    viewerSchema,
  );
  if (viewers.status !== 'ready') return [];
  return othersOf(viewers.value, uid).flatMap((id) => team?.get(id)?.name ?? []);
}

/** Other members who have the conversation open, beside its heading, so that two do not answer at once. Announces this one to them. */
export function Viewers({ chatId }: { chatId: string }) {
  const t = useTranslate();
  const intl = useIntl();
  usePresence(chatId);
  const names = useOthers(chatId);
  const text = t('chats.viewers', { names: intl.formatList(names), count: names.length });
  return (
    <>
      <Box component="output" sx={visuallyHidden}>
        {names.length > 0 && text}
      </Box>
      {names.length > 0 && (
        <Tooltip title={text}>
          <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
            {names.slice(0, SHOWN).map((name, index) => (
              // Two members may have the same name.
              <Initials key={`${name}-${index}`} name={name} size={24} />
            ))}
            <Box
              component="span"
              sx={{
                minWidth: 0,
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
                typography: 'caption',
                color: 'text.secondary',
              }}
            >
              {names.length > SHOWN ? t('chats.viewersMore', { count: names.length - SHOWN }) : intl.formatList(names)}
            </Box>
          </Box>
        </Tooltip>
      )}
    </>
  );
}
