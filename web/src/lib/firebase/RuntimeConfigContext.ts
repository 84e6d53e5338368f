import type { RuntimeConfig } from '@parlance/domain/runtimeConfig';
import { createContext } from 'react';

export const RuntimeConfigContext = createContext<RuntimeConfig | undefined>(undefined);
