import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { use } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { routedTo } from '#web/lib/org/waiting/routedTo.ts';
import { WaitingContext } from '#web/lib/org/waiting/WaitingContext.ts';

interface WaitingLinkProps {
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

/** Number of visitors who wait for an agent, as a link to the one who waits for oneself, or has waited longest. Absent while nobody waits. */
export function WaitingLink({ isCollapsed, onNavigate }: WaitingLinkProps) {
  const t = useTranslate();
  const { uid } = useMembership();
  const waiting = use(WaitingContext);
  const own = waiting.find((chat) => routedTo(chat) === uid);
  const first = own ?? waiting[0];
  if (first === undefined) return <Box aria-hidden="true" />;
  const count = waiting.length;
  const label = t('waiting.count', { count });
  return (
    <Tooltip title={isCollapsed ? label : ''} placement="right">
      <Box
        component={PageLink}
        to={paths.chatbotChat(first.chatbotId, first.id)}
        onClick={onNavigate}
        aria-label={isCollapsed ? label : undefined}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 44,
          mb: 0.5,
          px: 1.5,
          borderRadius: 1,
          bgcolor: 'warning.light',
          color: 'text.primary',
          fontWeight: 600,
          lineHeight: 1.25,
          textDecoration: 'none',
        }}
      >
        <Badge badgeContent={isCollapsed ? count : 0} color="warning">
          <AppIcon name="user-circle" />
        </Badge>
        {!isCollapsed && (
          <>
            <Box component="span" sx={{ flex: 1 }}>
              {t(own === undefined ? 'waiting.title' : 'waiting.titleYou')}
            </Box>
            <Chip size="small" color="warning" label={count} />
          </>
        )}
      </Box>
    </Tooltip>
  );
}
