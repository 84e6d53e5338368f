import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CellText } from '#web/components/table/CellText.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Person } from '../people.ts';
import { PersonStatus } from './PersonStatus.tsx';

interface PersonNameProps {
  person: Person;
}

/** A person's name and address; on phones also what the table's hidden columns would say. */
export function PersonName({ person }: PersonNameProps) {
  const t = useTranslate();
  const isPhone = useMediaQuery('(max-width: 599.950px)');
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
        <CellText text={person.name} />
        {person.isSelf && <Chip size="small" label={t('members.you')} />}
      </Box>
      <Typography variant="caption" component="div" color="textSecondary">
        <CellText text={person.email} />
      </Typography>
      {isPhone && (
        <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
          <Typography variant="caption" color="textSecondary">
            {t(`role.${person.role}`)}
          </Typography>
          <PersonStatus status={person.status} />
        </Box>
      )}
    </Box>
  );
}
