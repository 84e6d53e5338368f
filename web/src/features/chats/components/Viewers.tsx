import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useIntl } from 'react-intl';
import { Initials } from '#web/components/ui/Initials.tsx';
import { visuallyHidden } from '#web/components/ui/visuallyHidden.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { usePresence } from '../viewers/usePresence.ts';
import { useOthers } from '../viewers/useOthers.ts';

/** Initials that fit beside the heading. */
const SHOWN = 3;

/** Other members who have the conversation open, beside its heading, so that two do not answer at once. Announces this one to them. */
export function Viewers({ chatId }: { chatId: string }) {
  const t = useTranslate();
  const intl = useIntl();
  usePresence(chatId);
  const names = useOthers(chatId).map(({ name }) => name);
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
