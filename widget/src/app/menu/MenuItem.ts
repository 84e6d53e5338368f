import type { IconName } from '../components/ui/Icon.tsx';

/** One line of the chat's menu: something to do, something that is on or off, or a link. */
export interface MenuItem {
  icon: IconName;
  label: string;
  hint?: string;
  /** For what is on or off. */
  isOn?: boolean;
  /** For a link. */
  href?: string | undefined;
  onSelect?: () => void;
}
