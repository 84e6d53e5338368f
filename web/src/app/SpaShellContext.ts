import { createContext } from 'react';

/** True while the build renders `__spa-fallback.html`, which asks for "/" too but is no home page. */
export const SpaShellContext = createContext(false);
