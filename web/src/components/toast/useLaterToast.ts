import { useEffect } from 'react';
import { laterToast } from '#web/lib/browser/laterToast.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

/** Shows what the page before had to say, once. */
export function useLaterToast(): void {
  const toast = useToast();
  useEffect(() => {
    const text = laterToast.read();
    if (text === null) return;
    laterToast.remove();
    toast.success(text);
  }, [toast]);
}
