import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { formatBytes } from '#web/lib/formatBytes.ts';
import type { SourceAnchor } from './SourceMenuButton.tsx';

interface SourceSizesProps {
  anchor: SourceAnchor;
  onClose: () => void;
}

/** Size of a source: as a file, as text, and for the model. It is outside the grid, which would take its keys and focus. */
export function SourceSizes({ anchor: { source, element }, onClose }: SourceSizesProps) {
  const t = useTranslate();
  const intl = useIntl();
  const sizes = [
    // A website has none.
    ['size', source.size === 0 ? '–' : formatBytes(source.size, intl)],
    ['characters', intl.formatNumber(source.characters)],
    ['tokens', intl.formatNumber(source.tokens)],
    ['chunks', intl.formatNumber(source.chunks)],
  ] as const;
  return (
    <Popover
      open
      anchorEl={element}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('sources.sizes'), tabIndex: -1, sx: { px: 2, py: 1.5 } } }}
    >
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'auto auto',
          columnGap: 3,
          rowGap: 0.5,
          typography: 'body2',
          fontVariantNumeric: 'tabular-nums',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, textAlign: 'right' },
        }}
      >
        {sizes.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{t(`sources.${name}`)}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
    </Popover>
  );
}
