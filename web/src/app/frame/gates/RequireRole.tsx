import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Action } from '@parlance/domain/roles';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';

interface RequireRoleProps {
  /** Action that a person must be allowed to do to see the page. */
  action: Action;
  children: ReactNode;
}

/** A page for some roles only. The others are told so, also when their role changes while they look at it. */
export function RequireRole({ action, children }: RequireRoleProps) {
  const t = useTranslate();
  if (useCan(action)) return children;
  return (
    <Box role="alert">
      <PageTitle title={t('gate.forbiddenTitle')} />
      <EmptyState
        icon="shield-lock"
        title={t('gate.forbiddenTitle')}
        text={t('gate.forbiddenText')}
        action={
          <Button variant="contained" component={PageLink} to={paths.chatbots()}>
            {t('gate.forbiddenBack')}
          </Button>
        }
      />
    </Box>
  );
}
