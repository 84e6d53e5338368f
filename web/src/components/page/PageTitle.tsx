import { use } from 'react';
import { useLocation } from 'react-router';
import { site } from '#web/config/site.ts';
import { WaitingContext } from '#web/lib/org/waiting/WaitingContext.ts';

interface PageTitleProps {
  title: string;
}

/** The document's title, with the number of visitors who wait for an agent, and canonical address. React moves both into the head. */
export function PageTitle({ title }: PageTitleProps) {
  const { pathname } = useLocation();
  const { length: waiting } = use(WaitingContext);
  return (
    <>
      <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${site.name}`}</title>
      <link rel="canonical" href={`${site.origin}${pathname}`} />
    </>
  );
}
