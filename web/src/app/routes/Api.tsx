import { RequireRole } from '#web/app/frame/gates/RequireRole.tsx';
import { ApiPage } from '#web/features/account/components/access-keys/ApiPage.tsx';

export default function Api() {
  return (
    <RequireRole action="accessKeys.manage">
      <ApiPage />
    </RequireRole>
  );
}
