import '#web/theme/base.css';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { type ReactNode, use } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router';
import { config } from 'zod/mini';
import { PageFallback } from '#web/components/page/PageFallback.tsx';
import { StatusPage } from '#web/components/page/StatusPage.tsx';
import { LocaleProvider } from '#web/app/locale/LocaleProvider.tsx';
import { recoverFromMissingChunk } from '#web/lib/browser/recoverFromMissingChunk.ts';
import { SpaShellContext } from './SpaShellContext.ts';
import { publicLocale } from './public/publicLocale.ts';

// Checks that are compiled at run time are what the page's policy forbids, and asking whether they may be is a violation.
config({ jitless: true });

interface LayoutProps {
  children: ReactNode;
}

const PUBLIC_PAGE = /^public-/;

/** The document. The public pages are finished files: none of the app's scripts run there. Its others first run a script that draws the sign-in form and asks for the app's files. */
export function Layout({ children }: LayoutProps) {
  const { pathname } = useLocation();
  const isShell = use(SpaShellContext);
  const isPublic = useMatches().some(({ id }) => PUBLIC_PAGE.test(id)) && !isShell;
  return (
    <html lang={isPublic ? publicLocale(pathname) : 'en'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {!isPublic && <meta name="robots" content="noindex" />}
        {isPublic && pathname === '/' && <script src="/scripts/locale.js" />}
        <Meta />
        <Links />
        {!isPublic && <script src="/scripts/early.js" async fetchPriority="high" />}
      </head>
      <body>
        {!isPublic && <InitColorSchemeScript attribute="data-theme" defaultMode="system" />}
        {children}
        {!isPublic && <Scripts />}
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return <PageFallback />;
}

/** Fatal errors: an unknown or unfit address, or a defect. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (recoverFromMissingChunk(error)) return <PageFallback />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <LocaleProvider>
      <StatusPage status={status} kind={status === 404 ? 'invalid' : 'failed'} />
    </LocaleProvider>
  );
}

export default function Root() {
  return <Outlet />;
}
