import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { type SettingsGroup, SettingsNav } from './SettingsNav.tsx';

interface SettingsColumnsProps {
  label: string;
  groups: readonly SettingsGroup[];
}

/** A page of settings with the way to all others. */
export function SettingsColumns({ label, groups }: SettingsColumnsProps) {
  return (
    <Box
      sx={{
        display: { lg: 'grid' },
        gridTemplateColumns: { lg: '184px minmax(0, 1fr)' },
        columnGap: { lg: 4, xl: 5 },
      }}
    >
      <SettingsNav label={label} groups={groups} />
      <Box sx={{ minWidth: 0 }}>
        <Outlet />
      </Box>
    </Box>
  );
}
