import Box from '@mui/material/Box';
import { TakesConversations } from '#web/components/settings/TakesConversations.tsx';
import { DesktopNotices } from '../DesktopNotices.tsx';

/** One's own choices about visitors who wait. */
export function WaitingChoices() {
  return (
    <>
      <DesktopNotices />
      <Box sx={{ mt: 1.5 }}>
        <TakesConversations />
      </Box>
    </>
  );
}
