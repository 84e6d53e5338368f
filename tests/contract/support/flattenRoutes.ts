/** An entry of web/src/app/routes.ts. */
interface RouteEntry {
  id?: string | undefined;
  path?: string | undefined;
  file: string;
  children?: RouteEntry[] | undefined;
}

interface FlatRoute {
  id: string | undefined;
  /** From the root, without a slash in front. */
  path: string;
  /** Below web/src/app. */
  file: string;
}

/** The pages of a table of routes, with their whole paths. */
export function flattenRoutes(routes: readonly RouteEntry[], base = ''): FlatRoute[] {
  return routes.flatMap(({ id, path = '', file, children }) => {
    const whole = [base, path].filter((part) => part !== '').join('/');
    return children === undefined ? [{ id, path: whole, file }] : flattenRoutes(children, whole);
  });
}
