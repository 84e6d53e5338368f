import Avatar from '@mui/material/Avatar';
import { initialsOf } from '#web/lib/initialsOf.ts';

interface InitialsProps {
  name: string;
  /** In pixels. */
  size: number;
}

/** A member's initials. The name is said in text beside them. */
export function Initials({ name, size }: InitialsProps) {
  return (
    <Avatar
      aria-hidden
      sx={{ width: size, height: size, fontSize: size * 0.45, bgcolor: 'primary.light', color: 'primary.main' }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
