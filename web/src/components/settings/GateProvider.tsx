import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { GateContext, type HeldChange } from '#web/lib/settings/GateContext.ts';
import type { Saved } from '#web/lib/settings/saveSettings.ts';

// Most saves meet no gate: the dialog is loaded by those that do.
const GateDialog = lazy(async () => ({ default: (await import('./gate/GateDialog.tsx')).GateDialog }));

interface Open extends HeldChange {
  resolve: (saved: Saved) => void;
}

/** Shows changes of settings that a gate holds back what the tests say of them. */
export function GateProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open>();
  const pass = useCallback(
    (change: HeldChange) => new Promise<Saved>((resolve) => setOpen({ ...change, resolve })),
    [],
  );
  return (
    <GateContext value={pass}>
      {children}
      {open !== undefined && (
        <Suspense>
          <GateDialog
            chatbotId={open.chatbotId}
            edits={open.edits}
            onEnd={(saved) => {
              setOpen(undefined);
              open.resolve(saved);
            }}
          />
        </Suspense>
      )}
    </GateContext>
  );
}
