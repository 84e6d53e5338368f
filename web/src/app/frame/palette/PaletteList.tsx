import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { PaletteItem } from './paletteItems.ts';

interface PaletteListProps {
  id: string;
  /** Those of a group stand together. */
  items: readonly PaletteItem[];
  current: PaletteItem | undefined;
  optionId: (item: PaletteItem) => string;
  onChoose: (item: PaletteItem) => void;
  /** The mouse is over one. */
  onPoint: (item: PaletteItem) => void;
}

/** Results of the palette, by group. */
export function PaletteList({ id, items, current, optionId, onChoose, onPoint }: PaletteListProps) {
  const t = useTranslate();
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <Box
      component="ul"
      id={id}
      role="listbox"
      aria-label={t('palette.results')}
      sx={{ overflowY: 'auto', maxHeight: 420, m: 0, p: 1 }}
    >
      {groups.map((group) => (
        <Box key={group} component="li" role="presentation" sx={{ listStyle: 'none' }}>
          <Typography
            id={`${id}-${group}`}
            variant="caption"
            color="textSecondary"
            component="div"
            sx={{ px: 1.5, pt: 1 }}
          >
            {t(`palette.group.${group}`)}
          </Typography>
          <Box component="ul" role="group" aria-labelledby={`${id}-${group}`} sx={{ m: 0, p: 0 }}>
            {items
              .filter((item) => item.group === group)
              .map((item) => (
                <PaletteOption
                  key={item.key}
                  id={optionId(item)}
                  item={item}
                  isCurrent={item === current}
                  onChoose={() => onChoose(item)}
                  onPoint={() => onPoint(item)}
                />
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  isCurrent: boolean;
  onChoose: () => void;
  onPoint: () => void;
}

function PaletteOption({ id, item: { icon, label }, isCurrent, onChoose, onPoint }: PaletteOptionProps) {
  const option = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    // The focus stays in the field, whose keys choose (aria-activedescendant).
    <Box
      ref={option}
      component="li"
      id={id}
      role="option"
      aria-selected={isCurrent}
      onClick={onChoose}
      onMouseMove={isCurrent ? undefined : onPoint}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 40,
        px: 1.5,
        borderRadius: 1,
        cursor: 'pointer',
        bgcolor: isCurrent ? 'primary.light' : undefined,
        color: isCurrent ? 'primary.main' : 'text.primary',
      }}
    >
      <AppIcon name={icon} size={18} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {label}
      </Box>
    </Box>
  );
}
