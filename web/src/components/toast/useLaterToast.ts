import { useEffect } from 'react';
import { laterToast } from '#web/lib/browser/laterToast.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

/** Shows what the page before had to say, once. */
export function useLaterToast(): void {
  const toast = useToast();
  useEffect(() => {
    const text = laterToast.take();
    if (text !== null) toast.success(text);
  }, [toast]);
}
