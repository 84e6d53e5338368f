import { useEffect, useState } from 'react';

/** Reports whether a moment (milliseconds since 1970) has come; renders again when it does. */
export function usePast(moment: number): boolean {
  const [isPast, setPast] = useState(() => Date.now() >= moment);
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return isPast;
}
