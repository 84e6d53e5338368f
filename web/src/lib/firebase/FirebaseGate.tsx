import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { AuthProvider, FirebaseAppProvider } from 'reactfire';
import { RuntimeConfigContext } from './RuntimeConfigContext.ts';
import { type Backend, startFirebase } from './startFirebase.ts';

interface FirebaseGateProps {
  children: ReactNode;
  loading: ReactNode;
  failed: ComponentType<{ onRetry: () => void }>;
}

type Start = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; backend: Backend };

/** Shows its children once the configuration is read and Firebase is connected. */
export function FirebaseGate({ children, loading, failed: Failed }: FirebaseGateProps) {
  const [start, setStart] = useState<Start>({ status: 'loading' });

  const begin = useCallback(() => {
    startFirebase().then(
      (backend) => setStart({ status: 'ready', backend }),
      () => setStart({ status: 'failed' }),
    );
  }, []);
  useEffect(begin, [begin]);
  const handleRetry = () => {
    setStart({ status: 'loading' });
    begin();
  };

  switch (start.status) {
    case 'loading':
      return loading;
    case 'failed':
      return <Failed onRetry={handleRetry} />;
    case 'ready':
      return (
        <RuntimeConfigContext value={start.backend.config}>
          <FirebaseAppProvider firebaseApp={start.backend.app}>
            <AuthProvider sdk={start.backend.auth}>{children}</AuthProvider>
          </FirebaseAppProvider>
        </RuntimeConfigContext>
      );
  }
}
