import { loadIcon } from '@iconify/react';
import { iconNameSchema } from '@parlance/domain/documents/chatbots/settings';
import { useEffect, useState } from 'react';
import { useOwnIcon } from '#web/lib/icons/useOwnIcon.ts';

/** Pause in typing before the name is requested. */
const REST_MS = 250;

/** `name`, once the server knows an icon of that name; undefined for what it doesn't know and for what can't be a name. */
export function useNamedIcon(name: string): string | undefined {
  const ownIcon = useOwnIcon();
  const [known, setKnown] = useState<string>();
  useEffect(() => {
    if (!iconNameSchema.safeParse(name).success) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      loadIcon(ownIcon(name)).then(
        () => isCurrent && setKnown(name),
        () => undefined,
      );
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [name, ownIcon]);
  return known === name ? known : undefined;
}
