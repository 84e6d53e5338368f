import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { CellText } from '#web/components/table/CellText.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Person } from '../people.ts';

interface PersonNameProps {
  person: Person;
}

/** A person's name; on phones also what the table's hidden columns would say. */
export function PersonName({ person }: PersonNameProps) {
  const t = useTranslate();
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
        <CellText text={person.name} />
        {person.isSelf && <Chip size="small" label={t('members.you')} />}
      </Box>
      <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'block', sm: 'none' } }}>
        <CellText text={person.email} />
        {t(`role.${person.role}`)}
      </Typography>
    </Box>
  );
}
