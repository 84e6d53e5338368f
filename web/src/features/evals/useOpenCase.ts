import { useSearchParams } from 'react-router';

/** The case whose details are open, as the address has it, and how to open another one or none. */
export function useOpenCase(): [caseId: string | null, open: (caseId: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = (caseId: string | null): void => {
    setParams(
      (present) => {
        const next = new URLSearchParams(present);
        if (caseId === null) next.delete('case');
        else next.set('case', caseId);
        return next;
      },
      { preventScrollReset: true },
    );
  };
  return [params.get('case'), open];
}
