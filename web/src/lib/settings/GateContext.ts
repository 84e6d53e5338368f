import type { SettingsChange } from '@parlance/domain/documents/chatbots/settingsChange';
import { createContext } from 'react';
import type { Saved } from './saveSettings.ts';

/** A change of settings that a chatbot's gate holds back. */
export interface HeldChange {
  chatbotId: string;
  edits: SettingsChange;
}

/** Leads a change through the gate and answers how that ended; `held` where the person has given up. Without a provider it stays held. */
export const GateContext = createContext<(change: HeldChange) => Promise<Saved>>(async () => ({
  kind: 'held',
  why: 'untested',
}));
