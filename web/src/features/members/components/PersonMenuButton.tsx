import IconButton from '@mui/material/IconButton';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Person } from '../people.ts';

/** Anchor of a person's menu. */
export interface PersonAnchor {
  person: Person;
  element: HTMLElement;
}

interface PersonMenuButtonProps {
  person: Person;
  /** The grid moves the focus between cells. */
  tabIndex: 0 | -1;
  onOpen: (anchor: PersonAnchor) => void;
}

/** Opens the menu of one person. The menu stands outside the grid, which would take its keys and focus. */
export function PersonMenuButton({ person, tabIndex, onOpen }: PersonMenuButtonProps) {
  const t = useTranslate();
  return (
    <IconButton
      tabIndex={tabIndex}
      aria-label={t('members.actionsOf', { name: person.name })}
      aria-haspopup="menu"
      onClick={(event) => onOpen({ person, element: event.currentTarget })}
    >
      <AppIcon name="dots-vertical" />
    </IconButton>
  );
}
