import { RequireRole } from '#web/app/frame/gates/RequireRole.tsx';
import { StartPage } from '#web/features/start/components/StartPage.tsx';

export default function Start() {
  return (
    <RequireRole action="chatbot.create">
      <StartPage />
    </RequireRole>
  );
}
