import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import type { IconName } from '#web/config/iconNames.ts';

interface QuickActionProps {
  icon: IconName;
  to: string;
  label: string;
}

const area = {
  height: '100%',
  p: 2,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 1,
} as const;

/** One task of the overview as a link. */
export function QuickAction({ icon, to, label }: QuickActionProps) {
  return (
    <Card sx={{ height: '100%', '&:hover': { borderColor: 'primary.main' } }}>
      <CardActionArea component={PageLink} to={to} sx={area}>
        <Box sx={{ color: 'primary.main', display: 'flex' }}>
          <AppIcon name={icon} size={22} />
        </Box>
        <Typography sx={{ fontWeight: 600, hyphens: 'auto', overflowWrap: 'anywhere' }}>{label}</Typography>
      </CardActionArea>
    </Card>
  );
}
