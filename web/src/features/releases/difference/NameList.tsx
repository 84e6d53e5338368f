import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface NameListProps {
  title: string;
  /** An empty one is that of a question that was erased. */
  names: readonly string[];
  /** Total number of names, if not all are named. */
  count: number;
}

/** Maximum names shown. */
const SHOWN = 20;

/** List of the names affected by a change, below a line that describes the change. */
export function NameList({ title, names, count }: NameListProps) {
  const t = useTranslate();
  const shown = names.slice(0, SHOWN);
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {shown.map((name, index) => (
          <Box component="li" key={`${index}-${name}`} sx={{ overflowWrap: 'anywhere' }}>
            {name === '' ? t('releases.erasedName') : name}
          </Box>
        ))}
        {count > shown.length && <li>{t('releases.moreSources', { count: count - shown.length })}</li>}
      </Box>
    </div>
  );
}
