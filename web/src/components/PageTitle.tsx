import { useLocation } from 'react-router';
import { site } from '#web/config/site.ts';

interface PageTitleProps {
  title: string;
}

/** The document's title and canonical address. React moves both into the head. */
export function PageTitle({ title }: PageTitleProps) {
  const { pathname } = useLocation();
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <link rel="canonical" href={`${site.origin}${pathname}`} />
    </>
  );
}
