import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { SidebarLink } from './SidebarLink.tsx';
import { useInboxState } from './useInboxState.ts';

interface InboxLinkProps {
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

/** The inbox, with how much there is to do and a dot where nobody has looked at something yet. */
export function InboxLink({ isCollapsed, onNavigate }: InboxLinkProps) {
  const t = useTranslate();
  const { count = 0, hasUnread } = useInboxState();
  const parts = [count > 0 ? t('inbox.count', { count }) : '', hasUnread ? t('inbox.hasUnread') : ''];
  return (
    <SidebarLink
      to={paths.inbox()}
      icon="messages"
      label={t('nav.inbox')}
      badge={{ count, hasDot: hasUnread, description: parts.filter((part) => part !== '').join(', ') }}
      isCollapsed={isCollapsed}
      onNavigate={onNavigate}
    />
  );
}
