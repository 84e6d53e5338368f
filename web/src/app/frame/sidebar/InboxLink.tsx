import type { ComponentProps } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { SidebarLink } from './SidebarLink.tsx';
import { useInboxState } from './useInboxState.ts';

/** The inbox, with how much there is to do and a dot where nobody has looked at something yet. */
export function InboxLink(props: Omit<ComponentProps<typeof SidebarLink>, 'badge'>) {
  const t = useTranslate();
  const { count = 0, hasUnread } = useInboxState();
  const parts = [count > 0 ? t('inbox.count', { count }) : '', hasUnread ? t('inbox.hasUnread') : ''];
  const description = parts.filter((part) => part !== '').join(', ');
  return <SidebarLink {...props} badge={{ count, hasDot: hasUnread, description }} />;
}
