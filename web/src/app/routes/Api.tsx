import { RequireRole } from '#web/app/frame/RequireRole.tsx';
import { ApiPage } from '#web/features/account/components/ApiPage.tsx';

export default function Api() {
  return (
    <RequireRole action="accessKeys.manage">
      <ApiPage />
    </RequireRole>
  );
}
