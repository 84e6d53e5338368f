import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Person } from '../people.ts';

interface PersonNameProps {
  person: Person;
}

/** A person's name; on phones also what the table's hidden columns would say. */
export function PersonName({ person }: PersonNameProps) {
  const t = useTranslate();
  return (
    <Box sx={{ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.4 }}>
      {person.name} {person.isSelf && <Chip size="small" label={t('members.you')} sx={{ ml: 0.5 }} />}
      <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'block', sm: 'none' } }}>
        {person.email}
        <br />
        {t(`role.${person.role}`)}
      </Typography>
    </Box>
  );
}
