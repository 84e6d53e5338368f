import { Outlet, useMatches } from 'react-router';
import { RequireRole } from '#web/app/frame/gates/RequireRole.tsx';
import { everyPage } from '#web/config/pages/everyPage.ts';
import { PAGES } from '#web/config/pages/PAGES.ts';

/** Shows the page inside to members whose role may take the action that its row requires. */
export default function PageGate() {
  const id = useMatches().at(-1)?.id;
  const [, row] = everyPage(PAGES).find(([name]) => name === id) ?? [];
  if (row === undefined || !('file' in row) || row.requires === undefined) return null;
  return (
    <RequireRole action={row.requires}>
      <Outlet />
    </RequireRole>
  );
}
