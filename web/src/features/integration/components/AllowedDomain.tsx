import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface AllowedDomainProps {
  domain: string;
  isBusy: boolean;
  /** Undefined for people who may not change the domains. */
  onRemove: (() => void) | undefined;
}

/** One allowed domain with the button that removes it. */
export function AllowedDomain({ domain, isBusy, onRemove }: AllowedDomainProps) {
  const t = useTranslate();
  return (
    <li>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 36,
          pl: 1.25,
          pr: onRemove ? 0.25 : 1.25,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          overflowWrap: 'anywhere',
        }}
      >
        <AppIcon name="world" size={16} />
        {domain}
        {onRemove && (
          <IconButton size="small" disabled={isBusy} aria-label={t('domains.remove', { domain })} onClick={onRemove}>
            <AppIcon name="x" size={16} />
          </IconButton>
        )}
      </Box>
    </li>
  );
}
